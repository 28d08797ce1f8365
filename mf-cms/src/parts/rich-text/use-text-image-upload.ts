import { recordForm } from '@dara/kit/image-field';
import { watchUpload } from '@dara/sdk/api';
import { useCallback } from 'react';
import { useManagementNewsPictureMutation } from '../../api/quiet.ts';
import type { ImageUpload } from './image-upload.ts';

/** Uploads images in the text of an article or a page. */
export function useTextImageUpload(): ImageUpload {
  const [send] = useManagementNewsPictureMutation();
  return useCallback(
    async (file, { alt, onProgress, signal }) => {
      const body = recordForm(alt.th || alt.en ? { alt } : {}, { image: [file] });
      watchUpload(body, onProgress);
      const call = send({ body });
      signal.addEventListener('abort', () => call.abort(), { once: true });
      return call.unwrap();
    },
    [send],
  );
}
