import { isApiError, watchUpload, type ApiError } from '@dara/shared/api';
import { useNavigate } from '@dara/shared/router';
import { signIn } from '@dara/shared/session';
import { useAppDispatch } from '@dara/shared/store';
import { useRef, useState } from 'react';
import { useAuthorizationLoginMutation, type Session } from '../../api/generated.ts';

/** As much of a running mutation as is used here. */
export interface RegistrationCall {
  abort: () => void;
  unwrap: () => Promise<Session>;
}

interface Credentials {
  email: string;
  password: string;
}

const ABORTED: ApiError = { status: 'FETCH_ERROR', code: 'ABORTED' };

const isAborted = (error: unknown): boolean => (error as { name?: unknown })?.name === 'AbortError';

/** The connection ended before an answer: whether the account was opened is not known. */
const isUnanswered = (error: unknown): boolean =>
  isAborted(error) || (isApiError(error) && typeof error.status !== 'number');

/** Sends a registration with its progress, and takes the person on signed in. */
export function useRegistration(goal: string) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [login] = useAuthorizationLoginMutation();
  const [share, setShare] = useState<number>();
  const [isDone, setIsDone] = useState(false);
  const callRef = useRef<RegistrationCall>(undefined);
  /** The address of an attempt whose answer was lost. */
  const lostRef = useRef<string>(undefined);

  const send = async (
    body: FormData,
    credentials: Credentials,
    start: (body: FormData) => RegistrationCall,
  ): Promise<Session> => {
    watchUpload(body, setShare);
    setShare(0);
    const call = start(body);
    callRef.current = call;
    try {
      return await call.unwrap();
    } catch (error) {
      const isOwn = isApiError(error) && error.code === 'EMAIL_DUPLICATE';
      if (isOwn && lostRef.current === credentials.email) {
        // The attempt before had arrived after all: the account is this person's.
        const session = await login({ loginBody: credentials })
          .unwrap()
          .catch(() => undefined);
        if (session) return session;
      }
      if (isUnanswered(error)) lostRef.current = credentials.email;
      throw isAborted(error) ? ABORTED : error;
    } finally {
      setShare(undefined);
    }
  };
  const finish = (session: Session) => {
    setIsDone(true);
    signIn(dispatch, session);
    void navigate(goal, { replace: true });
  };
  return { send, finish, share, isDone, cancel: () => callRef.current?.abort() };
}
