import { DragOverlay, useDndContext } from '@dnd-kit/core';
import { photoUrl } from '@dara/agency/card';
import { tokens, zIndex } from '@dara/sdk/theme';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { useCardEditor } from '../draft/card-editor-context.ts';
import type { Dragged } from './use-photo-drag.tsx';

const THUMB_PX = 92;

/** The dragged image under the pointer. */
export function DraggedImage() {
  const { active } = useDndContext();
  const { pictures } = useCardEditor();
  const dragged = active?.data.current as Dragged | undefined;
  const picture = dragged && pictures.get(dragged.picture);
  return createPortal(
    <DragOverlay dropAnimation={null} zIndex={zIndex.popover}>
      {picture && (
        <Lifted>
          <img src={photoUrl(picture.image, THUMB_PX)} alt="" />
        </Lifted>
      )}
    </DragOverlay>,
    document.body,
  );
}

const Lifted = styled.div`
  width: ${THUMB_PX}px;
  overflow: hidden;
  border: 2px solid #fff;
  border-radius: ${tokens.radiusSmall};
  box-shadow: ${tokens.shadowLarge};
  cursor: grabbing;
  img {
    display: block;
    width: 100%;
    aspect-ratio: 3 / 4;
    object-fit: cover;
    object-position: 50% 20%;
  }
`;
