/** The parts of HeyGen that the composition needs, loaded together. */
export { createHeygenClient } from './heygen/client.ts';
export { createHeygenTwinProvider } from './twins/heygen/heygen-twin-provider.ts';
export { createHeygenVideoProvider } from './video/heygen/heygen-video-provider.ts';
