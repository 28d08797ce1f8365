import { isApiError } from '@dara/sdk/api';
import { useRef } from 'react';
import {
  useBriefScriptUploadMutation,
  useBriefSendMutation,
  type BriefBody,
  type BriefReceipt,
} from '../../api/generated.ts';

/** Sends a brief after its script, which is not sent again while the same file is chosen and known to the api. */
export function useBriefSend() {
  const [send] = useBriefSendMutation();
  const [uploadScript] = useBriefScriptUploadMutation();
  const sentRef = useRef<{ file: File; id: string }>(undefined);

  const scriptIdOf = async (file: File): Promise<string> => {
    if (sentRef.current?.file === file) return sentRef.current.id;
    const body = new FormData();
    body.append('data', '{}');
    body.append('script', file, file.name);
    const { id } = await uploadScript({ body }).unwrap();
    sentRef.current = { file, id };
    return id;
  };
  return async (briefBody: BriefBody, script: File | null): Promise<BriefReceipt> => {
    if (!script) return send({ briefBody }).unwrap();
    const withScript = async () =>
      send({ briefBody: { ...briefBody, scriptId: await scriptIdOf(script) } }).unwrap();
    try {
      return await withScript();
    } catch (error) {
      // The upload is an hour old, or was taken by the same brief.
      const isGone =
        isApiError(error) && error.errors?.some(({ field }) => field === 'scriptId') === true;
      if (!isGone) throw error;
      sentRef.current = undefined;
      return withScript();
    }
  };
}
