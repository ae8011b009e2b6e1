/** Websocket close code "try again later": the client reconnects and asks for what it missed. */
export const TRY_AGAIN_LATER = 1013;
