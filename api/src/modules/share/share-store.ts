import { createHash } from 'node:crypto';
import type { Services } from '@dara/backend';
import type { Language } from '../../kernel/schema/shapes.ts';
import { EncodingQueue, createImageStore } from '../image/image.public.ts';
import { cropToSide, DESIGN, renderShareImage } from './share-image.ts';
import type { ShareSubject } from './share.model.ts';

const STORED_WIDTH = 960;

export interface ShareStore {
  /** Content key: changes with text, image or design. */
  tagOf(subject: ShareSubject, language: Language): string;
  /** The image, rendered at the first request for its content and then stored. */
  picture(folder: string, subject: ShareSubject, language: Language): Promise<Buffer>;
}

export function createShareStore(
  services: Pick<Services, 'db' | 'files' | 'events' | 'log' | 'metrics'>,
): ShareStore {
  const { files, metrics } = services;
  const images = createImageStore(services);
  const queue = new EncodingQueue();
  metrics.queue('share pictures', () => queue.load);
  const inProgress = new Map<string, Promise<Buffer>>();

  function tagOf(subject: ShareSubject, language: Language): string {
    const content = JSON.stringify([DESIGN, language, subject]);
    return createHash('sha256').update(content).digest('hex').slice(0, 32);
  }

  async function pictureOf({ image, crop }: ShareSubject): Promise<Buffer | null> {
    const stored = image && (await images.find(image.id));
    return (
      stored && cropToSide(await images.variant(stored, STORED_WIDTH, 'jpg'), crop, image.focus)
    );
  }

  /** Earlier states of a record are not accessible any more. */
  async function deleteOtherVersions(prefix: string, key: string): Promise<void> {
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    const old = (await files.list(folder)).filter((one) => one.startsWith(prefix) && one !== key);
    await Promise.all(old.map((one) => files.delete(one)));
  }

  async function make(
    key: string,
    prefix: string,
    subject: ShareSubject,
    language: Language,
  ): Promise<Buffer> {
    const known = await files.get(key);
    if (known) return known;
    const side = await pictureOf(subject);
    const bytes = await queue.run(() => renderShareImage(subject, language, side));
    await files.put(key, bytes, { contentType: 'image/png' });
    await deleteOtherVersions(prefix, key);
    return bytes;
  }

  return {
    tagOf,
    picture(folder, subject, language) {
      const prefix = `share/${folder}/${language}-`;
      const key = `${prefix}${tagOf(subject, language)}.png`;
      const running = inProgress.get(key);
      if (running) return running;
      const made = make(key, prefix, subject, language).finally(() => inProgress.delete(key));
      inProgress.set(key, made);
      return made;
    },
  };
}

/** Deletes the images of a record in all languages. */
export async function deleteShareImages(
  files: Services['files'],
  kind: string,
  id: string,
): Promise<void> {
  const drawn = await files.list(`share/${kind}/${id}/`);
  await Promise.all(drawn.map((key) => files.delete(key)));
}
