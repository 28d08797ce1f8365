import type { CardDraft } from './card-draft.ts';
import { picturesOf } from './card-draft.ts';
import type { EditorImage, EditorImages } from './editor-image.ts';

interface Target {
  slotNames: readonly string[];
  /** Version of the edited card. */
  version?: number;
}

export interface CardBody {
  body: FormData;
  /** Keys of the files in upload order. */
  files: string[];
}

/** Request body of a draft: data and new files. */
export function cardBody(draft: CardDraft, images: EditorImages, target: Target): CardBody {
  const files: EditorImage[] = [...images.values()].filter(({ file }) => file);
  const reference = (key: string): string => {
    const at = files.findIndex((picture) => picture.key === key);
    return at < 0 ? (images.get(key)?.image.id ?? key) : `file:${at}`;
  };
  const slots = draft.photos.slice(0, draft.places).flatMap((photo, index) => {
    const slot = target.slotNames[index];
    if (!photo || slot === undefined) return [];
    const { picture, x, y, zoom } = photo;
    return [{ slot, imageId: reference(picture), x, y, zoom }];
  });
  // A file that found no place stays with the card and need not be sent again.
  const all = [...new Set([...picturesOf(draft), ...files.map(({ key }) => key)])];
  const body = new FormData();
  const { name, template, language, fields } = draft;
  const { version } = target;
  body.set(
    'data',
    JSON.stringify({
      version,
      name: name.trim(),
      template,
      language,
      fields,
      slots,
      imageIds: all.map(reference),
    }),
  );
  for (const { file } of files) if (file) body.append('imageFiles', file, file.name);
  return { body, files: files.map(({ key }) => key) };
}
