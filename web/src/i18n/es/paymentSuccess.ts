export default {
  'Payment Successful!': '¡Pago realizado!',
  'Thank you for your purchase.': 'Gracias por tu compra.',
  'Thank you for your purchase: {name}.': 'Gracias por tu compra: {name}.',
  'What you paid for is on your account as soon as the payment provider has confirmed it.':
    'Lo que pagaste estará en tu cuenta en cuanto el proveedor de pagos lo confirme.',
  'Go to Dashboard': 'Ir al panel',
  'Create a Video': 'Crear un video',
  'Questions? Write to <0>{supportEmail}</0>': '¿Preguntas? Escribe a <0>{supportEmail}</0>',
  '{name} (Annual)': '{name} (anual)',
} as const;
