import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

interface SheetProps {
  label: string;
  isOpen: boolean;
  /** Called by Escape and by a press outside. */
  onClose: () => void;
  children: ReactNode;
}

/** A box that rises from the bottom of a small screen and keeps the focus until it is closed. */
export function Sheet({ label, isOpen, onClose, children }: SheetProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable
      className="screen-only fixed inset-0 z-50 flex items-end bg-backdrop"
    >
      <Modal className="h-[88dvh] w-full overflow-hidden rounded-t-box border-t border-line bg-surface shadow-raised">
        <Dialog aria-label={label} className="flex h-full flex-col outline-none">
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
