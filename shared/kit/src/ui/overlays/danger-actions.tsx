import { useIntl } from '@dara/sdk/i18n';
import type { ReactNode, Ref } from 'react';
import { Button } from '../buttons/button.tsx';

export interface DangerActionsProps {
  safeRef?: Ref<HTMLButtonElement>;
  /** What the way that loses nothing is called; "Cancel" when absent. */
  safe?: ReactNode;
  onSafe: () => void;
  /** Further ways, between the two. */
  children?: ReactNode;
  action: ReactNode;
  onAction?: () => void;
  /** Id of the form that the action sends. */
  form?: string;
  busy?: boolean;
}

/** The buttons of what does harm, for `DialogActions`: the safe way first, the harmful one last and in its own colour. */
export function DangerActions(props: DangerActionsProps) {
  const { safeRef, safe, onSafe, children, action, onAction, form, busy } = props;
  const { formatMessage } = useIntl();
  return (
    <>
      <Button ref={safeRef} disabled={busy} onClick={onSafe}>
        {safe ?? formatMessage({ id: 'kit.ui.cancel' })}
      </Button>
      {children}
      <Button
        variant="danger"
        type={form ? 'submit' : 'button'}
        form={form}
        loading={busy}
        onClick={onAction}
      >
        {action}
      </Button>
    </>
  );
}
