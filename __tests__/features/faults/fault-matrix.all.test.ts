import { meetFaults } from './meet-faults';

meetFaults(() => true, 10_000);
