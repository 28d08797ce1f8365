import { Button, Skeleton, lazyComponent } from '@dara/kit/ui';
import { useFormField } from '@dara/kit/forms';
import { Video } from 'lucide-react';
import { useState } from 'react';
import type { Tape } from './tape.model.ts';

// Few add a video: uploads and the list of videos are loaded for those.
const TapeField = lazyComponent(() =>
  import(/* webpackChunkName: "tape" */ './tape-field.tsx').then((module) => module.TapeField),
);

/** Adds a video to an application. */
export function TapePart({ name, label }: { name: string; label: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { id } = useFormField<Tape>(name);
  if (isOpen) {
    return (
      <TapeField
        {...{ name, label }}
        onClose={() => setIsOpen(false)}
        pending={<Skeleton shape="box" height={200} />}
      />
    );
  }
  return (
    <div>
      <Button id={id} icon={<Video size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
    </div>
  );
}
