import { useRef } from 'react';

const COALESCE_MS = 1200;

/** Returns one key for changes that follow each other closely: they are undone together. */
export function useCoalesceKey() {
  const ref = useRef({ name: '', at: -COALESCE_MS, number: 0 });
  return (name: string): string => {
    const now = performance.now();
    const { current } = ref;
    if (current.name !== name || now - current.at > COALESCE_MS) current.number += 1;
    current.name = name;
    current.at = now;
    return `${name} ${current.number}`;
  };
}
