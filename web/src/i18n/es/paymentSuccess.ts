export default {
  'Payment Successful!': '',
  'Thank you for your purchase.': '',
  'Thank you for your purchase: {name}.': '',
  'What you paid for is on your account as soon as the payment provider has confirmed it.': '',
  'Go to Dashboard': '',
  'Create a Video': '',
  'Questions? Write to <0>{supportEmail}</0>': '',
} as const;
