const QUESTION = /Intl\.\w+\.supportedLocalesOf\(/g;

/**
 * A message library checks whether the platform supports a language, for which a browser loads the data of all
 * languages: 100 ms on a phone. All supported browsers support the site's two languages.
 */
export default function knownLanguagesLoader(source) {
  if (source.search(QUESTION) < 0)
    throw new Error('this file no longer asks for supported languages; take it off the rule');
  return source.replaceAll(QUESTION, '((...languages) => languages.flat())(');
}
