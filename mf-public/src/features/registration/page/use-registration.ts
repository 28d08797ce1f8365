import { useUpload, type UploadCall } from '@dara/kit/image-field';
import { useState } from 'react';
import type { RegistrationReceipt } from '../../../api/generated.ts';

export type RegistrationCall = UploadCall<RegistrationReceipt>;

/** Sends a registration with its progress; the address is then confirmed by mail. */
export function useRegistration() {
  const upload = useUpload();
  const [sentTo, setSentTo] = useState<string>();
  const send = (
    body: FormData,
    start: (body: FormData) => RegistrationCall,
  ): Promise<RegistrationReceipt> => upload.send(body, start);
  const finish = ({ email }: RegistrationReceipt) => setSentTo(email);
  return { send, finish, share: upload.share, sentTo, cancel: upload.cancel };
}
