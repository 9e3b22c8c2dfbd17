import {
  Component,
  createContext,
  createRef,
  type ReactNode,
  type RefObject,
  useContext,
  useState,
} from 'react';

/** The end of a list counts as near within this many pixels below the screen. */
export const nearMargin = 1_000;

export interface ScrollAnchorProps {
  /** Changes when the content above changes its height without a scroll: when a list has loaded. */
  changesWith: unknown;
  children: ReactNode;
}

const AnchorBox = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

/**
 * True in a component that is first rendered while the reader is at or near the end of the anchored
 * content: it has to render completely at once, since a later change of height would move the text.
 */
export function useIsReadNearEnd(): boolean {
  const anchorBox = useContext(AnchorBox);
  const [isNear] = useState(() => {
    const rect = anchorBox?.current?.getBoundingClientRect();
    return rect !== undefined && rect.top < 0 && rect.bottom < innerHeight + nearMargin;
  });
  return isNear;
}

/**
 * Keeps the content below at its place on the screen when a list loads above it. Browsers do that by
 * themselves (scroll anchoring) except Safari, and Chrome gives up where its anchor node is replaced.
 */
export class ScrollAnchor extends Component<ScrollAnchorProps> {
  private readonly box = createRef<HTMLDivElement>();

  /** The bottom edge of the list on the screen, if its top has been scrolled past. */
  override getSnapshotBeforeUpdate(before: ScrollAnchorProps): number | null {
    const rect = this.box.current?.getBoundingClientRect();
    const isPassed = rect && rect.top < 0 && rect.bottom < innerHeight;
    return isPassed && before.changesWith !== this.props.changesWith ? rect.bottom : null;
  }

  override componentDidUpdate(
    _before: ScrollAnchorProps,
    _state: unknown,
    end: number | null,
  ): void {
    const rect = this.box.current?.getBoundingClientRect();
    if (end === null || !rect || rect.bottom === end) return;
    window.scrollBy({ top: rect.bottom - end, behavior: 'instant' });
  }

  override render() {
    return (
      <AnchorBox.Provider value={this.box}>
        <div ref={this.box}>{this.props.children}</div>
      </AnchorBox.Provider>
    );
  }
}
