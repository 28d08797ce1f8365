import { useIntl } from '@dara/sdk/i18n';
import { prepareImage } from '@dara/kit/image-field';
import { checkImageFile, readImageSize } from '@dara/kit/validation';
import { useEffect, useRef, useState } from 'react';
import { withFile, type EditorImages } from './editor-image.ts';

interface Files {
  pictures: EditorImages;
  setImages: (change: (before: EditorImages) => EditorImages) => void;
  /** Number of images including existing ones; files count immediately. */
  room: number;
  /** Maximum number of images. */
  limit: number;
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Images from the device: validated, shown immediately, uploaded with the card. */
export function useImageFiles({ pictures, setImages, room, limit }: Files) {
  const intl = useIntl();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const urls = useRef<string[]>([]);
  const count = useRef(0);
  useEffect(() => {
    const made = urls.current;
    return () => made.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  const addFiles = async (files: readonly File[]): Promise<string[]> => {
    const refused: string[] = [];
    const keys: string[] = [];
    for (const chosen of files) {
      const file = await prepareImage(chosen);
      const known = [...pictures.values()].find((image) => image.file && isSame(image.file, file));
      if (known) {
        keys.push(known.key);
        continue;
      }
      const problem =
        keys.length >= room
          ? { id: 'kit.image.tooMany', values: { limit } }
          : await checkImageFile(file);
      if (problem) {
        refused.push(`${file.name}: ${intl.formatMessage({ id: problem.id }, problem.values)}`);
        continue;
      }
      const { width, height } = await readImageSize(file);
      const url = URL.createObjectURL(file);
      urls.current.push(url);
      count.current += 1;
      const key = `file-${count.current}`;
      setImages((before) => withFile(before, { key, file, url, width, height }));
      keys.push(key);
    }
    setProblems(refused);
    return keys;
  };
  return { addFiles, problems };
}
