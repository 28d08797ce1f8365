import { useRef } from 'react';
import { DangerActions, type DangerActionsProps } from './danger-actions.tsx';
import { DangerTitle } from './danger-title.tsx';
import { RecordNames } from './record-names.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

export interface DangerDialogProps
  extends
    Pick<DialogProps, 'title' | 'description' | 'children' | 'size' | 'onClose'>,
    Pick<DangerActionsProps, 'safe' | 'action' | 'onAction' | 'form' | 'busy'> {
  /** Names of what it is about, where the title does not name it. */
  records?: readonly string[];
  /** The way that loses nothing; closing the dialog when absent. */
  onSafe?: () => void;
  /** Further ways, between the safe one and the harmful one. */
  others?: DangerActionsProps['children'];
}

/**
 * A question about what does harm that needs more than yes or no: a reason, a choice of versions. The focus begins
 * at the safe way, or at the field that has to be filled in.
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
