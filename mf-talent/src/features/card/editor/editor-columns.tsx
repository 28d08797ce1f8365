import { DndContext } from '@dnd-kit/core';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { ErrorState, Skeleton, Tabs } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { CardDetails } from './card-details.tsx';
import type { EditorTab } from '../draft/card-editor-context.ts';
import { CardStage } from './card-stage.tsx';
import { PhotoTools } from '../photo/photo-tools.tsx';
import { ImageTray } from './image-tray.tsx';
import { TemplatePicker } from './template-picker.tsx';
import type { CardWork } from './use-card-work.ts';
import { dropTarget, usePhotoDrag } from '../photo/use-photo-drag.tsx';
import { DraggedImage } from '../photo/dragged-image.tsx';

const TABS: readonly EditorTab[] = ['photos', 'template', 'details'];

/** The card as it will be printed, and the panels that change it. */
export function EditorColumns({ work }: { work: CardWork }) {
  const { formatMessage } = useIntl();
  const { drawings, drawn, places, saving } = work;
  const { state } = work.editor;
  const drag = usePhotoDrag(state);
  const panels = {
    photos: <ImageTray />,
    template: <TemplatePicker drawingOf={drawings.drawingOf} />,
    details: <CardDetails nameError={saving.problem?.name} />,
  };
  return (
    <DndContext {...drag} collisionDetection={dropTarget}>
      <Columns>
        <Main>
          {drawn && <CardStage card={drawn} isOld={drawings.isOld(state.draft.template)} />}
          {Boolean(drawings.error) && (
            <ErrorState
              compact
              error={drawings.error}
              title={<FormattedMessage id="talent.card.drawingFailed" />}
              onRetry={drawings.retry}
            />
          )}
          {!drawn && !drawings.error && (
            <Waiting aria-busy>
              <Skeleton shape="box" ratio="148 / 210" />
              <Skeleton shape="box" ratio="148 / 210" />
            </Waiting>
          )}
        </Main>
        <Side>
          <PhotoTools placeOfSlot={(slot) => places[slot]} />
          <Tabs
            label={formatMessage({ id: 'talent.card.panel' })}
            value={state.tab}
            onChange={(id) => state.setTab(id as EditorTab)}
            items={TABS.map((id) => ({
              id,
              label: <FormattedMessage id={`talent.card.tab.${id}`} />,
              content: panels[id],
            }))}
          />
        </Side>
      </Columns>
      <DraggedImage />
    </DndContext>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space6};
  align-items: start;
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 340px;
  }
`;

const Main = styled.div`
  display: grid;
  gap: ${tokens.space4};
  min-width: 0;
  ${media.wide} {
    position: sticky;
    inset-block-start: 88px;
  }
`;

const Side = styled.div`
  display: grid;
  gap: ${tokens.space4};
  min-width: 0;
`;

const Waiting = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 460px));
  gap: ${tokens.space5};
  @media (max-width: 639px) {
    grid-template-columns: minmax(0, 1fr);
    > :last-child {
      display: none;
    }
  }
`;
