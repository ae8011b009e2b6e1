export default {
  'Your credit balance or a discount has paid for this order. There is nothing to pay.':
    'Tu saldo a favor o un descuento ha pagado este pedido. No hay nada que pagar.',
  'Login Required': 'Debes iniciar sesión',
  'Please log in to complete your purchase.': 'Inicia sesión para completar tu compra.',
  'Taking you to the sign-in page. Your order is kept.':
    'Te llevamos a la página de inicio de sesión. Tu pedido se conserva.',
  'Total to pay today': 'Total a pagar hoy',
  'Loading your order…': 'Cargando tu pedido…',
  'Unable to load payment information.': 'No se pudo cargar la información del pago.',
  'Choose what to buy': 'Elige qué comprar',
  'This checkout link is incomplete.': 'Este enlace de pago está incompleto.',
  'The {name} renews every {periodDays} days for {priceCents} until you cancel it.':
    'El {name} se renueva cada {periodDays} días por {priceCents} hasta que lo canceles.',
  'Sends your videos by email to your metro area.': 'Envía tus videos por correo a tu área metropolitana.',
  'Continue at this price': 'Continuar con este precio',
  'Change my order': 'Cambiar mi pedido',
  'Session Expired': 'La sesión terminó',
  'Please log in again to complete your purchase.': 'Inicia sesión de nuevo para completar tu compra.',
  'The payment could not be prepared. Please try again.': 'No se pudo preparar el pago. Inténtalo de nuevo.',
  'Payment Setup Failed': 'No se pudo preparar el pago',
} as const;
