import { Button } from '@dara/kit/ui';
import { errorMessage } from '@dara/sdk/api';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { useAccountEmailChangeStopMutation } from '../../../api/generated.ts';

/** Takes the wish for another address back. */
export function StopButton({ onStopped }: { onStopped: () => void }) {
  const notice = useNotice();
  const [stop, { isLoading }] = useAccountEmailChangeStopMutation();
  const handleStop = async () => {
    try {
      await stop().unwrap();
      notice({ kind: 'success', message: { id: 'setting.email.stopped' } });
      onStopped();
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
    }
  };
  return (
    <Button loading={isLoading} onClick={() => void handleStop()}>
      <FormattedMessage id="setting.email.stop" />
    </Button>
  );
}
