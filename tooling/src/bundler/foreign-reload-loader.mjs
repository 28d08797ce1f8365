// An application of another framework cannot be replaced in place: a change of it reloads the page.
const DECLINE = `
if (import.meta.webpackHot) import.meta.webpackHot.decline();
`;

export default function reloadForeign(source) {
  return source + DECLINE;
}
