import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { UploadProgress } from '@dara/kit/image-field';
import { tokens, zIndex } from '@dara/sdk/theme';
import { Button, IconButton } from '@dara/kit/ui';
import { Redo2, Undo2 } from 'lucide-react';
import { styled } from 'styled-components';

export interface EditorBarProps {
  canUndo: boolean;
  canRedo: boolean;
  isDirty: boolean;
  isSaving: boolean;
  /** Upload progress; undefined when idle. */
  share: number | undefined;
  /** Photos that will look soft in print. */
  softCount: number;
  emptyCount: number;
  /** Whether any place shows a photo; without one the card cannot be used to apply. */
  hasPhoto: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onSave: () => void;
  onCancelUpload: () => void;
}

/** Sticky bar with actions of the card. */
export function EditorBar(props: EditorBarProps) {
  const { canUndo, canRedo, isDirty, isSaving, share, softCount, emptyCount, hasPhoto } = props;
  const { formatMessage } = useIntl();
  return (
    <Bar>
      {share !== undefined && <UploadProgress share={share} onCancel={props.onCancelUpload} />}
      <Line>
        <IconButton
          label={formatMessage({ id: 'talent.card.undo' })}
          aria-keyshortcuts="Control+Z"
          icon={<Undo2 size={20} aria-hidden />}
          disabled={!canUndo}
          onClick={props.onUndo}
        />
        <IconButton
          label={formatMessage({ id: 'talent.card.redo' })}
          aria-keyshortcuts="Control+Shift+Z"
          icon={<Redo2 size={20} aria-hidden />}
          disabled={!canRedo}
          onClick={props.onRedo}
        />
        <Notes role="status">
          {isDirty && <FormattedMessage id="kit.form.unsaved" tagName="span" />}
          {!hasPhoto && (
            <Warn>
              <FormattedMessage id="talent.card.noPhoto" />
            </Warn>
          )}
          {hasPhoto && emptyCount > 0 && (
            <FormattedMessage
              id="talent.card.emptyPlaces"
              values={{ count: emptyCount }}
              tagName="span"
            />
          )}
          {softCount > 0 && (
            <Warn>
              <FormattedMessage id="talent.card.softPhotos" values={{ count: softCount }} />
            </Warn>
          )}
        </Notes>
        <Button
          variant="primary"
          aria-keyshortcuts="Control+S"
          loading={isSaving}
          onClick={props.onSave}
        >
          <FormattedMessage id="kit.form.save" />
        </Button>
      </Line>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${zIndex.sticky};
  display: grid;
  gap: ${tokens.space2};
  margin-block-start: ${tokens.space6};
  padding: 10px 0 max(10px, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${tokens.line};
  background: ${tokens.paper};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space1};
`;

const Notes = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0 ${tokens.space4};
  min-width: 0;
  margin-inline: ${tokens.space2} ${tokens.space3};
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  line-height: 1.45;
  text-align: end;
`;

const Warn = styled.span`
  color: ${tokens.warning};
`;
