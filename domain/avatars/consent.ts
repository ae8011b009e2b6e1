/** The version of the statement below: a change of its words needs a new one, because certificates name it. */
export const consentVersion = '2026-11';

/** The statement that the person reads aloud, or agrees to with an uploaded video: about 25 s of speech. */
export const consentStatement =
  'I am the person in this recording, and I am at least 18 years old. I agree that Curbcast makes a Digital Twin from it: ' +
  'an AI presenter with my face and my voice, which speaks the scripts of videos that are made in my account. ' +
  'I know that every such video says that it is presented by an AI. ' +
  'I can take this consent back at any time, and my Digital Twin stops working at once.';
