// Only the copy loaded before React can refresh, so remotes in development use the shell's.
import runtime from 'react-refresh/runtime';

globalThis.__DARA_REFRESH__ = runtime;
