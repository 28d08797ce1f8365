import { lazyPart, useLayer } from '@dara/kit/ui';
import { useState } from 'react';
import type { GalleryZoomProps } from './gallery-zoom.tsx';

const load = () =>
  import(/* webpackChunkName: "gallery-zoom" */ './gallery-zoom.tsx').then(
    (module) => module.GalleryZoom,
  );
const LazyGalleryZoom = lazyPart<GalleryZoomProps>(load);

interface Zoom extends Pick<GalleryZoomProps, 'title' | 'images'> {
  /** Tells it from others on the page. */
  name: string;
  onClose?: (index: number) => void;
}

/** Pictures that can be looked at from near; what opens it is up to the caller. */
export function useZoom({ name, title, images, onClose }: Zoom) {
  const layer = useLayer(name);
  const [start, setStart] = useState(0);
  return {
    open: (index: number) => {
      setStart(index);
      layer.open();
    },
    preload: () => void load().catch(() => undefined),
    view: layer.isOpen && images.length > 0 && (
      <LazyGalleryZoom
        title={title}
        images={images}
        start={start}
        onFailed={layer.close}
        onClose={(index) => {
          layer.close();
          onClose?.(index);
        }}
      />
    ),
  };
}
