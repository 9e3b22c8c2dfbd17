import { meetFaults } from './meet-faults';

// One reader reads all lists: each fault is met by a quarter of them, and by all in `fault-matrix.all.test`.
meetFaults((fault, list) => (fault + list) % 4 === 0, 1000);
