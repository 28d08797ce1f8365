import { VideoPlayer } from '@dara/agency/video';
import { errorMessage } from '@dara/sdk/api';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { tokens } from '@dara/sdk/theme';
import { recordForm } from '@dara/kit/image-field';
import { Button, ConfirmDialog } from '@dara/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  useManagementTalentReelDeleteMutation,
  useManagementTalentReelUpdateMutation,
  type TalentRecord,
  type VideoRef,
} from '../../api/generated.ts';
import { VideoField } from '../video/video-field.tsx';

/** Shows the reel, and the field for another one. */
export function ReelEditor({ talent }: { talent: Pick<TalentRecord, 'id' | 'reel'> }) {
  const { id, reel } = talent;
  const notice = useNotice();
  const [update] = useManagementTalentReelUpdateMutation();
  const [isReplacing, setIsReplacing] = useState(false);
  const save = async (videoId: string, poster: File) => {
    const { error } = await update({ id, body: recordForm({ videoId }, { poster: [poster] }) });
    notice(
      error
        ? { kind: 'error', message: errorMessage(error) }
        : { kind: 'success', message: { id: 'talent.reel.saved' } },
    );
    if (error) throw error;
    setIsReplacing(false);
  };
  return (
    <Stack>
      {reel ? (
        <Shown
          talentId={id}
          reel={reel}
          isReplacing={isReplacing}
          onReplace={() => setIsReplacing(!isReplacing)}
        />
      ) : (
        <Lead>
          <FormattedMessage id="talent.reel.lead" />
        </Lead>
      )}
      {(!reel || isReplacing) && (
        <VideoField
          talentId={id}
          label={<FormattedMessage id="talent.reel.choose" />}
          saveLabel={<FormattedMessage id="talent.reel.save" />}
          onSave={save}
        />
      )}
    </Stack>
  );
}

interface ShownProps {
  talentId: string;
  reel: VideoRef;
  isReplacing: boolean;
  onReplace: () => void;
}

function Shown({ talentId, reel, isReplacing, onReplace }: ShownProps) {
  const { formatMessage } = useIntl();
  const notice = useNotice();
  const [isAsking, setIsAsking] = useState(false);
  const [remove] = useManagementTalentReelDeleteMutation();
  const confirm = async () => {
    setIsAsking(false);
    const { error } = await remove({ id: talentId });
    notice(
      error
        ? { kind: 'error', message: errorMessage(error) }
        : { kind: 'success', message: { id: 'talent.reel.removed' } },
    );
  };
  return (
    <>
      <VideoPlayer video={reel} label={formatMessage({ id: 'talent.reel.title' })} />
      <Actions>
        <Button size="small" onClick={onReplace}>
          <FormattedMessage id={isReplacing ? 'talent.reel.keep' : 'talent.reel.replace'} />
        </Button>
        <Button size="small" onClick={() => setIsAsking(true)}>
          <FormattedMessage id="talent.reel.remove" />
        </Button>
      </Actions>
      <ConfirmDialog
        open={isAsking}
        kind="danger"
        title={<FormattedMessage id="talent.reel.remove" />}
        message={<FormattedMessage id="talent.reel.removeText" />}
        confirmLabel={<FormattedMessage id="talent.reel.remove" />}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${tokens.space4};
  max-width: 560px;
  video {
    max-height: 420px;
  }
`;

const Lead = styled.p`
  margin: 0;
  color: ${tokens.inkMuted};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space3};
`;
