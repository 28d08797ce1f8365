import { useIntl } from '@dara/sdk/i18n';
import type { ReactNode, Ref } from 'react';
import { Button } from '../buttons/button.tsx';

export interface DangerActionsProps {
  safeRef?: Ref<HTMLButtonElement>;
  /** Label of the safe button; default "Cancel". */
  safe?: ReactNode;
  onSafe: () => void;
  /** Further ways, between the two. */
  children?: ReactNode;
  action: ReactNode;
  onAction?: () => void;
  /** Id of the form that the button submits. */
  form?: string;
  busy?: boolean;
}

/** Buttons of a destructive action for `DialogActions`: the safe one first, the destructive one last and coloured. */
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
