export default {
  'This link does not work': '',
  'Choose e-mails in your profile': '',
  'The link is not complete. Please copy all of it from the e-mail.': '',
  'Loading your choice…': '',
  'You get e-mails of the type “{label}”.': '',
  'You no longer get e-mails of the type “{label}”.': '',
  'Stop these e-mails': '',
  'Get them again': '',
  'All e-mail preferences': '',
} as const;
