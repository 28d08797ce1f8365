import { isApiError, isOutcomeUnknown } from '@dara/sdk/api';
import { useUpload, type UploadCall } from '@dara/kit/image-field';
import { useNavigate } from '@dara/sdk/router';
import { signIn } from '@dara/sdk/session';
import { useAppDispatch } from '@dara/sdk/store';
import { useRef, useState } from 'react';
import {
  useAuthorizationLoginMutation,
  type LoginBody,
  type Session,
} from '../../../api/generated.ts';

export type RegistrationCall = UploadCall<Session>;

/** Sends a registration with its progress, and takes the person on signed in. */
export function useRegistration(goal: string) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [login] = useAuthorizationLoginMutation();
  const upload = useUpload();
  const [isDone, setIsDone] = useState(false);
  /** The address of an attempt whose answer was lost. */
  const lostRef = useRef<string>(undefined);

  const send = async (
    body: FormData,
    credentials: LoginBody,
    start: (body: FormData) => RegistrationCall,
  ): Promise<Session> => {
    try {
      return await upload.send(body, start);
    } catch (error) {
      if (isRegistered(error) && lostRef.current === credentials.email) {
        // The attempt before had arrived after all: the account is this person's.
        const session = await login({ loginBody: credentials })
          .unwrap()
          .catch(() => undefined);
        if (session && 'profile' in session) return session;
      }
      if (isOutcomeUnknown(error)) lostRef.current = credentials.email;
      throw error;
    }
  };
  const finish = (session: Session) => {
    setIsDone(true);
    signIn(dispatch, session);
    void navigate(goal, { replace: true });
  };
  return { send, finish, share: upload.share, isDone, cancel: upload.cancel };
}

/** The answer that signs in is not kept; from another address, as a phone has on its way, the key is not known. */
const isRegistered = (error: unknown): boolean =>
  isApiError(error) && ['IDEMPOTENCY_ANSWER_LOST', 'EMAIL_DUPLICATE'].includes(error.code);
