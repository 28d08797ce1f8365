import { unzipSync } from 'fflate';
import type { ScriptType } from '@dara/model';

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const PDF = Buffer.from('%PDF-', 'latin1');
/** The stream of a Word document, as the directory of its file names it. */
const WORD = Buffer.from('WordDocument', 'utf16le');

const begins = (bytes: Buffer, with_: Buffer) => bytes.subarray(0, with_.length).equals(with_);

/** The type of a script by its content; undefined for other files, and for Word files with macros. */
export function scriptTypeOf(bytes: Buffer): ScriptType | undefined {
  if (begins(bytes, PDF)) return 'pdf';
  if (begins(bytes, OLE) && bytes.includes(WORD)) return 'doc';
  if (!begins(bytes, ZIP)) return undefined;
  const names = namesIn(bytes);
  const isWord = names.has('[Content_Types].xml') && names.has('word/document.xml');
  return isWord && !names.has('word/vbaProject.bin') ? 'docx' : undefined;
}

/** Names of the files in an archive, which is not unpacked; none in a broken one. */
function namesIn(bytes: Buffer): Set<string> {
  const names = new Set<string>();
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        names.add(name);
        return false;
      },
    });
  } catch {
    return new Set();
  }
  return names;
}
