import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

/** A stored video. */
export interface PlayedVideo {
  id: string;
  width: number;
  height: number;
  poster: { id: string } | null;
}

/** Plays a stored video; before that a poster is shown, or else the first frame is loaded, which is its beginning. */
export function VideoPlayer({ video, label }: { video: PlayedVideo; label: string }) {
  const { id, width, height, poster } = video;
  return (
    <Player
      key={id}
      controls
      playsInline
      preload={poster ? 'none' : 'metadata'}
      // Browsers of phones draw no frame of a video that stands at its start.
      src={`/api/video/${id}/video.mp4${poster ? '' : '#t=0.1'}`}
      poster={poster ? `/api/image/${poster.id}/960.jpg` : undefined}
      style={{ aspectRatio: `${width} / ${height}` }}
      aria-label={label}
    />
  );
}

const Player = styled.video`
  display: block;
  width: 100%;
  border-radius: ${tokens.radiusMedium};
  background: #000;
`;
