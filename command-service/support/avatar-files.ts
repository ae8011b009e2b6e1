/** Where the files of one Digital Twin are kept. The consent clip outlives the others: it proves the consent. */
export const avatarFileKeys = (avatarId: string) => ({
  prefix: `avatars/${avatarId}/`,
  footage: `avatars/${avatarId}/footage`,
  poster: `avatars/${avatarId}/poster`,
  clip: `avatars/${avatarId}/clip.mp4`,
  model: (file: string) => `avatars/${avatarId}/model/${file}`,
  consentPrefix: `consents/${avatarId}/`,
  consentClip: `consents/${avatarId}/clip`,
});
