// Lets a page take its own changes: its components are known to the refresh runtime even though the
// module exports a table of them and a loader.
const ACCEPT = `
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  if (import.meta.webpackHot.data) setTimeout(() => globalThis.__DARA_REFRESH__.performReactRefresh());
}
`;

export default function acceptPage(source) {
  return source + ACCEPT;
}
