import { useIntl, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { ProgressBar } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { videoText } from './video-texts.ts';

/** How much of a video has arrived, and whether a lost connection is waited for. */
export function VideoProgress({ share, isWaiting }: { share: number; isWaiting: boolean }) {
  const { formatNumber } = useIntl();
  const locale = useLocale();
  const percent = formatNumber(share, { style: 'percent' });
  return (
    <div>
      <Said role="status">
        {videoText(isWaiting ? 'waiting' : 'sending', locale, { share: percent })}
      </Said>
      <ProgressBar share={share} />
    </div>
  );
}

const Said = styled.p`
  margin: 0 0 ${tokens.space2};
  color: ${tokens.inkMuted};
  font-variant-numeric: tabular-nums;
`;
