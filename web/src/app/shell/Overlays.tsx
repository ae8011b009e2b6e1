import { useComposition } from '../CompositionContext.ts';

/** The overlays of all features. */
export function Overlays() {
  const { features } = useComposition();
  return features.map(({ name, Overlay }) => Overlay !== undefined && <Overlay key={name} />);
}
