import { useFormat } from '@dara/kit/format';
import { Button, Spinner } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Cloud, CloudOff, Eye, EyeOff } from 'lucide-react';
import { styled } from 'styled-components';
import type { ManagementNews } from '../../../api/generated.ts';
import { useAutosave, type Kept } from './use-autosave.ts';

interface SavedStateProps {
  article: ManagementNews | undefined;
  /** The server has a draft of an earlier visit. */
  isDrafted: boolean;
  isPreviewing: boolean;
  /** Shows and hides the preview; a new article has none yet. */
  onPreview: (() => void) | undefined;
}

/** The save state, and the switch of the preview. */
export function SavedState({ article, isDrafted, isPreviewing, onPreview }: SavedStateProps) {
  const kept = useAutosave(article, isDrafted);
  return (
    <Row>
      <Words role="status">
        <KeptWords kept={kept} isNew={!article} />
      </Words>
      {onPreview ? (
        <Button
          size="small"
          aria-pressed={isPreviewing}
          icon={isPreviewing ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
          onClick={onPreview}
        >
          <FormattedMessage
            id={isPreviewing ? 'cms.article.preview.hide' : 'cms.article.preview'}
          />
        </Button>
      ) : (
        <small>
          <FormattedMessage id="cms.article.preview.saveFirst" />
        </small>
      )}
    </Row>
  );
}

function KeptWords({ kept, isNew }: { kept: Kept; isNew: boolean }) {
  const format = useFormat();
  if (kept.state === 'nothing') return null;
  if (kept.state === 'saving') {
    return (
      <>
        <Spinner size={16} />
        <FormattedMessage id="cms.article.kept.saving" />
      </>
    );
  }
  const Icon = kept.state === 'saved' ? Cloud : CloudOff;
  const which = kept.state === 'device' && isNew ? 'deviceNew' : kept.state;
  return (
    <>
      <Icon size={16} aria-hidden />
      <FormattedMessage
        id={`cms.article.kept.${which}`}
        values={{ time: format.time(kept.at.toISOString()) }}
      />
    </>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space2} ${tokens.space4};
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;

const Words = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space2};
  min-height: 36px;
  margin: 0;
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  font-variant-numeric: tabular-nums;
`;
