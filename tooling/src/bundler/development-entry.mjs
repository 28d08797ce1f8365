// Begins the development build of a shell: hooks into React before it loads, and lets remotes in development refresh.
import runtime from 'react-refresh/runtime';

runtime.injectIntoGlobalHook(globalThis);
globalThis.$RefreshReg$ = () => undefined;
globalThis.$RefreshSig$ = () => (type) => type;
globalThis.__DARA_REFRESH__ = runtime;
