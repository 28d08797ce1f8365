import { useRef } from 'react';
import { DangerActions, type DangerActionsProps } from './danger-actions.tsx';
import { DangerTitle } from './danger-title.tsx';
import { RecordNames } from './record-names.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

export interface DangerDialogProps
  extends
    Pick<DialogProps, 'title' | 'description' | 'children' | 'size' | 'onClose'>,
    Pick<DangerActionsProps, 'safe' | 'action' | 'onAction' | 'form' | 'busy'> {
  /** Names of the affected records, unless in the title. */
  records?: readonly string[];
  /** The way that loses nothing; closing the dialog when absent. */
  onSafe?: () => void;
  /** Further ways, between the safe one and the harmful one. */
  others?: DangerActionsProps['children'];
}

/**
 * Dialog for a destructive action that needs input: a reason, or a choice of versions. Initial focus is the safe
 * button, or the required field.
 */
export function DangerDialog(props: DangerDialogProps) {
  const { title, description, children, size, onClose, records = [], onSafe, others } = props;
  const safeRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      size={size}
      onClose={onClose}
      title={<DangerTitle>{title}</DangerTitle>}
      description={
        <>
          {description}
          <RecordNames names={records} />
        </>
      }
      initialFocus={props.form ? undefined : safeRef}
      actions={
        <DangerActions
          safeRef={safeRef}
          safe={props.safe}
          onSafe={onSafe ?? onClose}
          action={props.action}
          onAction={props.onAction}
          form={props.form}
          busy={props.busy}
        >
          {others}
        </DangerActions>
      }
    >
      {children}
    </Dialog>
  );
}
