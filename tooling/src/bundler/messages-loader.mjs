import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/**
 * Compiles a message catalogue at build time, so that the browser needs no parser. A message without placeholders stays
 * a string, which is smaller than its AST.
 */
export default function messagesLoader(source) {
  const compiled = {};
  for (const [id, text] of Object.entries(JSON.parse(source))) {
    let tree;
    try {
      tree = parse(text, { shouldParseSkeletons: true, captureLocation: false });
    } catch (cause) {
      throw new Error(`message ${id} is not valid: ${text} (${cause.message})`, { cause });
    }
    const isPlain = tree.every((part) => part.type === TYPE.literal);
    compiled[id] = isPlain ? tree.map((part) => part.value).join('') : tree;
  }
  const json = JSON.stringify(compiled)
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `export default ${json};`;
}
