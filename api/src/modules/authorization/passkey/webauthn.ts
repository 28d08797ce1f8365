/** The library that asks and checks passkeys, loaded with the first one: no start waits for its hundreds of modules. */
export const loadWebauthn = () => import('@simplewebauthn/server');
