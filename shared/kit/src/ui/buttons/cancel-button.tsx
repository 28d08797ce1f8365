import { FormattedMessage } from '@dara/sdk/i18n';
import { Button } from './button.tsx';

/** "Cancel", before the main button of a form or dialog. */
export function CancelButton({ onClick }: { onClick: () => void }) {
  return (
    <Button onClick={onClick}>
      <FormattedMessage id="kit.ui.cancel" />
    </Button>
  );
}
