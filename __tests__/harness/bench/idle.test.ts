/** @jest-environment node */
import { followRequests, untilIdle } from '../../../harness/bench/idle';

describe('requests', () => {
  it('are quiet when none is under way for so long', () => {
    let time = 0;
    const requests = followRequests(() => time);
    requests.begun('a');
    requests.begun('b');
    time = 5000;
    expect(requests.quietFor(100)).toBe(false);
    requests.ended('a');
    requests.ended('b');
    expect(requests.quietFor(100)).toBe(false);
    time = 5100;
    expect(requests.quietFor(100)).toBe(true);
    expect(requests.quietFor(101)).toBe(false);
  });
});

describe('a page', () => {
  it('is idle once it has nothing left to do and has asked for nothing more by then', async () => {
    const answers = [true, false, false, true, true];
    const asked: string[] = [];
    const requests = {
      quietFor() {
        asked.push('network');
        return answers.shift() ?? true;
      },
    };
    await untilIdle(requests, () => Promise.resolve(asked.push('page')));
    expect(asked).toEqual(['network', 'page', 'network', 'network', 'network', 'page', 'network']);
  });
});
