import {
  Component,
  createContext,
  createRef,
  type ReactNode,
  type RefObject,
  useContext,
  useState,
} from 'react';
import { nearMargin } from './near-margin';

export interface HoldBelowProps {
  /** Changes when what is held above changes its height by itself: when a list has come. */
  of: unknown;
  children: ReactNode;
}

const Held = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

/**
 * True in a part that is first drawn while somebody reads at the end of what is held, or near it:
 * what comes then has to be whole at once, since a height that changes later would move what is read.
 */
export function useIsReadNearEnd(): boolean {
  const held = useContext(Held);
  const [isNear] = useState(() => {
    const rect = held?.current?.getBoundingClientRect();
    return rect !== undefined && rect.top < 0 && rect.bottom < innerHeight + nearMargin;
  });
  return isNear;
}

/**
 * Keeps what stands below on the screen where it is when a list comes: somebody reads it already.
 * Browsers try to do that by themselves (scroll anchoring); Safari does not, and Chrome lets go where
 * what it held on to is drawn anew.
 */
export class HoldBelow extends Component<HoldBelowProps> {
  private readonly box = createRef<HTMLDivElement>();

  /** Where the list ends on the screen, if its beginning has been scrolled past. */
  override getSnapshotBeforeUpdate(before: HoldBelowProps): number | null {
    const rect = this.box.current?.getBoundingClientRect();
    const isPassed = rect && rect.top < 0 && rect.bottom < innerHeight;
    return isPassed && before.of !== this.props.of ? rect.bottom : null;
  }

  override componentDidUpdate(_before: HoldBelowProps, _state: unknown, end: number | null): void {
    const rect = this.box.current?.getBoundingClientRect();
    if (end === null || !rect || rect.bottom === end) return;
    window.scrollBy({ top: rect.bottom - end, behavior: 'instant' });
  }

  override render() {
    return (
      <Held value={this.box}>
        <div ref={this.box}>{this.props.children}</div>
      </Held>
    );
  }
}
