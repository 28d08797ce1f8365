import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { NothingYet, RecordSection } from '@dara/kit/record';
import { media, tokens } from '@dara/sdk/theme';
import { Button } from '@dara/kit/ui';
import { Pencil, Plus } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { TalentRecord } from '../../api/generated.ts';
import { ReelPart } from '../../parts/reel/reel-part.tsx';
import { RecordForm } from '../../parts/record/record-form.tsx';
import { ConsentsPart } from './profile-consents.tsx';
import { DataPart } from './profile-data.tsx';
import {
  BodyPart,
  BookoutsPart,
  ContactPart,
  GuardianPart,
  PersonalPart,
} from './profile-facts.tsx';
import { AlbumPart, CardsPart } from './profile-images.tsx';
import { SocialPart } from './profile-social.tsx';

/** Whether the form is open, and at which value it begins. */
export type Editing = { focus?: string | true } | undefined;

interface PersonalTabProps {
  talent: TalentRecord;
  editing: Editing;
  onEdit: (editing: Editing) => void;
}

/** Everything about the person, to read and to edit. */
export function PersonalTab({ talent, editing, onEdit }: PersonalTabProps) {
  const editRef = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const isEditing = editing !== undefined;
  useEffect(() => {
    if (!isEditing && wasEditing.current) editRef.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const close = () => onEdit(undefined);
  const add = (id: string, focus: string) => (
    <Button size="small" icon={<Plus size={16} aria-hidden />} onClick={() => onEdit({ focus })}>
      <FormattedMessage id={`talent.profile.add.${id}`} />
    </Button>
  );
  if (isEditing) {
    return (
      <RecordForm
        key={String(editing.focus)}
        record={talent}
        mode="own"
        focus={editing.focus}
        onSaved={close}
        onCancel={close}
      />
    );
  }
  return (
    <>
      <Head>
        <Button
          ref={editRef}
          variant="primary"
          icon={<Pencil size={18} aria-hidden />}
          onClick={() => onEdit({ focus: true })}
        >
          <FormattedMessage id="talent.record.edit" />
        </Button>
      </Head>
      <Columns>
        <Stack>
          <AboutPart talent={talent} add={add('about', 'bio.th')} />
          <SocialPart social={talent.socialMedia} add={add('social', 'socialMedia')} />
          <ReelPart talent={talent} />
          <AlbumPart album={talent.album} add={add('album', 'album')} />
          <CardsPart cards={talent.compositeCards} />
        </Stack>
        <Stack data-beside>
          <PersonalPart talent={talent} />
          <ContactPart talent={talent} />
          <GuardianPart talent={talent} />
          <BodyPart talent={talent} />
          <BookoutsPart talent={talent} />
        </Stack>
        <Stack>
          <ConsentsPart guardian={talent.guardian} />
          <DataPart />
        </Stack>
      </Columns>
    </>
  );
}

function AboutPart({ talent, add }: { talent: TalentRecord; add: ReactNode }) {
  const locale = useLocale();
  const bio = localized(talent.bio, locale);
  return (
    <RecordSection title={<FormattedMessage id="talent.profile.about" />}>
      {bio ? (
        <Bio>{bio}</Bio>
      ) : (
        <NothingYet action={add}>
          <FormattedMessage id="talent.profile.aboutEmpty" />
        </NothingYet>
      )}
    </RecordSection>
  );
}

const Head = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-block-end: ${tokens.space4};
`;

const Columns = styled.div`
  display: grid;
  gap: ${tokens.space4};
  align-items: start;
  ${media.wide} {
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: ${tokens.space6};
    [data-beside] {
      grid-row: 1 / -1;
      grid-column: 2;
    }
  }
`;

const Stack = styled.div`
  display: grid;
  gap: ${tokens.space4};
  min-width: 0;
  ${media.wide} {
    gap: ${tokens.space6};
  }
`;

const Bio = styled.p`
  max-width: 68ch;
  margin: 0;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
