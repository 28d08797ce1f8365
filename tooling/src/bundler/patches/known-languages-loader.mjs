const QUESTION = /Intl\.\w+\.supportedLocalesOf\(/g;

/**
 * A message library asks whether the platform knows a language, for which a browser reads the data
 * of all its languages: a tenth of a second on a phone. Browsers that the site supports know its two.
 */
export default function knownLanguagesLoader(source) {
  if (source.search(QUESTION) < 0)
    throw new Error('this file no longer asks for supported languages; take it off the rule');
  return source.replaceAll(QUESTION, '((...languages) => languages.flat())(');
}
