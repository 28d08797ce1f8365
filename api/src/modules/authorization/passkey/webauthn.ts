/** Loads the WebAuthn library on first use: its hundreds of modules would slow down every start. */
export const loadWebauthn = () => import('@simplewebauthn/server');
