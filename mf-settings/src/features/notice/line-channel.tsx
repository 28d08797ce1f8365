import { errorMessage } from '@dara/sdk/api';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useConfirm, useNotice } from '@dara/sdk/notice';
import { tokens } from '@dara/sdk/theme';
import { useFormat } from '@dara/kit/format';
import { Badge, Button } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { useLineUnlinkMutation, type LineStatus } from '../../api/generated.ts';
import { LineSteps } from './line-steps.tsx';

interface LineChannelProps {
  status: LineStatus;
  isChecking: boolean;
  onCheck: () => void;
}

/** LINE delivery, and how to turn it on or off. */
export function LineChannel({ status, isChecking, onCheck }: LineChannelProps) {
  const { linkedAt } = status;
  return (
    <Sheet aria-labelledby="notice-line">
      <Head>
        <h2 id="notice-line">
          <FormattedMessage id="setting.notice.line.title" />
        </h2>
        <span role="status">
          {linkedAt && (
            <Badge tone="positive">
              <FormattedMessage id="setting.notice.line.linked" />
            </Badge>
          )}
        </span>
      </Head>
      {linkedAt ? (
        <Linked linkedAt={linkedAt} />
      ) : (
        <LineSteps status={status} isChecking={isChecking} onCheck={onCheck} />
      )}
    </Sheet>
  );
}

const QUESTION = {
  title: { id: 'setting.notice.line.unlinkTitle' },
  message: { id: 'setting.notice.line.unlinkText' },
  confirmLabel: { id: 'setting.notice.line.unlink' },
};

function Linked({ linkedAt }: { linkedAt: string }) {
  const format = useFormat();
  const notice = useNotice();
  const confirm = useConfirm();
  const [unlink, { isLoading }] = useLineUnlinkMutation();
  const handleUnlink = async () => {
    if (!(await confirm(QUESTION))) return;
    await unlink()
      .unwrap()
      .then(
        () => notice({ kind: 'success', message: { id: 'setting.notice.line.unlinked' } }),
        (error: unknown) => notice({ kind: 'error', message: errorMessage(error) }),
      );
  };
  return (
    <>
      <p>
        <FormattedMessage
          id="setting.notice.line.since"
          values={{ date: format.dateTime(linkedAt) }}
        />
      </p>
      <div>
        <Button loading={isLoading} onClick={() => void handleUnlink()}>
          <FormattedMessage id="setting.notice.line.unlink" />
        </Button>
      </div>
    </>
  );
}

const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space3};
  padding: ${tokens.space5} ${tokens.space6};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusLarge};
  background: ${tokens.paperRaised};
  overflow-wrap: anywhere;
  h2,
  p {
    margin: 0;
  }
  h2 {
    font-size: ${tokens.textTitle};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space3};
`;
