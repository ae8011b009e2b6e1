export default {
  'Effective June 24, 2025. Last updated June 24, 2025.': '',
  'See also the <0>Cookie Policy</0>.': '',
  'Questions about these terms? Write to <0>{supportEmail}</0>.': '',
  Acceptance: '',
  'By creating an account or using the service you accept these terms. If you don’t accept them, don’t use it.': '',
  'The service': '',
  'The service makes videos with AI presenters from scripts, listings, fee sheets and pictures that you provide or link. What an AI makes can be wrong: check a video before you publish it.':
    '',
  'You must be 18 or older. Keep your password to yourself; what is done with your account is done in your name.': '',
  'Access to the administration needs an account with an e-mail address on our own domain and a role that an administrator has granted.':
    '',
  'Content and conduct': '',
  'You are responsible for your scripts, pictures and recordings. Don’t upload what you have no right to use, don’t make a Digital Twin of anybody without their consent, and follow the fair-housing and advertising laws that apply to you.':
    '',
  License: '',
  'Your content stays yours. You allow us to store and process it as far as the service needs it. You may use the finished videos for your business, also after your subscription has ended.':
    '',
  'Intellectual property': '',
  'The software, the stock presenters and the library of MLS Unlocked belong to us or to our licensors.': '',
  'Payments and credits': '',
  'The subscription is $99 per month with 5 credits and renews every 30 days until you cancel it. Credits of the plan do not roll over. 1 credit pays for 1 minute of video, charged in steps of half a credit.':
    '',
  'New users get a 30-day trial. Non-subscribers and trial users get 3 credits per month. Today: a trial with 3 credits for 30 days, once per person.':
    '',
  'Purchased bundles are valid for 3 months: for at least 3 months. Until when each of yours can be used is fixed when you buy it, and your statement shows it.':
    '',
  Disclaimers: '',
  'The service is provided as it is. We don’t promise that a video sells a property or that the service is always available.':
    '',
  Liability: '',
  'As far as the law allows, our liability is limited to what you paid in the twelve months before the event.': '',
  Indemnification: '',
  'You answer for claims of others that arise from your content or from a breach of these terms.': '',
  Termination: '',
  'You can delete your account in the account settings; that permanently removes your data. You can also suspend it there, and reactivate it later.':
    '',
  'We may suspend accounts that break these terms.': '',
  Changes: '',
  'We give 30 days’ notice of material changes to these terms.': '',
  'Governing law': '',
  'The law of the State of Texas governs these terms.': '',
} as const;
