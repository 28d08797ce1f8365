import { VideoPlayer } from '@dara/agency/video';
import { useLocale } from '@dara/sdk/i18n';
import { styled } from 'styled-components';
import type { VideoRef } from '../../api/generated.ts';
import { TAPE_TEXTS } from './tape-texts.ts';

/** The video that went with an application. */
export function SentTape({ tape }: { tape: VideoRef }) {
  return (
    <Frame>
      <VideoPlayer video={tape} label={TAPE_TEXTS.title[useLocale()]} />
    </Frame>
  );
}

const Frame = styled.div`
  width: 100%;
  video {
    max-height: 320px;
  }
`;
