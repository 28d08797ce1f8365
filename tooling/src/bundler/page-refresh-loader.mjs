// Lets a page module accept its own updates: its components are registered with the refresh runtime although the module
// exports a table of them and a loader.
const ACCEPT = `
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  if (import.meta.webpackHot.data) setTimeout(() => globalThis.__DARA_REFRESH__.performReactRefresh());
}
`;

export default function acceptPage(source) {
  return source + ACCEPT;
}
