import { RegistryError } from '../registry/registry-error.ts';

/** The refusal of a call; throws if it ends otherwise. */
export const refusal = async (task: Promise<unknown>): Promise<RegistryError> => {
  const error = await task.then(
    () => new Error('it was not refused'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof RegistryError)) throw error;
  return error;
};
