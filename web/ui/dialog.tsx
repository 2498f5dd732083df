import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

interface DialogProps {
  title: string;
  isOpen: boolean;
  /** Called by Escape and by a press outside. */
  onClose: () => void;
  /** 'alertdialog' asks before something that cannot be undone. */
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
}

/** A box over the page that keeps the focus until it is closed. */
export function Dialog({ title, isOpen, onClose, role = 'dialog', children }: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable
      className="fixed inset-0 z-50 flex items-center justify-center overflow-y-auto bg-backdrop p-4"
    >
      <Modal className="w-full max-w-md rounded-box border border-line bg-surface shadow-raised">
        <AriaDialog role={role} className="flex flex-col gap-4 p-6 outline-none sm:p-8">
          <Heading slot="title" className="text-2xl">
            {title}
          </Heading>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
