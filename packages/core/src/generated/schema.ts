// Generated from openapi/ by `npm run gen`. Do not edit.

export interface paths {
    "/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Refresh the session
         * @description Extends the expiry. The same token may be returned.
         */
        get: operations["refreshSession"];
        put?: never;
        /**
         * Sign in
         * @description Wrong credentials are 400 INVALID_CREDENTIALS, never 401, and never tell whether the e-mail exists.
         */
        post: operations["signIn"];
        /**
         * Sign out
         * @description Revokes the token.
         */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the password reset link
         * @description Answers 204 for every well-formed e-mail, known or not.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the token of the link
         * @description 400 TOKEN_EXPIRED for an unknown, used or expired token; 400 WEAK_PASSWORD.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/userLogged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user with their customer */
        get: operations["getLoggedUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Users of the same customer
         * @description Staff get the users of the firm.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notifications of the user, newest first */
        get: operations["listNotifications"];
        /** Mark all notifications as read */
        put: operations["readNotifications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer of the signed-in user */
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Businesses that the user may choose
         * @description Those the user is associated with; with `includeAll` a super admin gets every business of the customer. 404 when there is none.
         */
        get: operations["listBusinesses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Dashboard of the user
         * @description Each list holds at most 100 demands; `counts` is exact.
         */
        get: operations["getHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Demands that the user may see
         * @description Of the active filter: for a customer with the tag 'Demanda Específica', only the specific demands (created after the tag); otherwise all.
         */
        get: operations["listDemands"];
        put?: never;
        /**
         * Create a demand
         * @description The creator is always among the notified users. 403 while a payment is overdue or the contract does not allow it.
         */
        post: operations["createDemand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demandsBoth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Specific and advisory demands together */
        get: operations["listDemandsBoth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demands/sla": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Preview what prioritising a demand would do */
        get: operations["getDemandSla"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demands/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One demand */
        get: operations["getDemand"];
        /** Change the name or the description */
        put: operations["updateDemand"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demands/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Move a demand to another status
         * @description Customers resolve a PENDING demand or reopen a FINISHED one, both to IN_PROGRESS with a message; anything else is 400. Staff set any status, the assignee and the forecast.
         */
        patch: operations["updateDemandStatus"];
        trace?: never;
    };
    "/demands/{id}/validated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Validate a delivered demand */
        patch: operations["validateDemand"];
        trace?: never;
    };
    "/demands/{ids}/validatedInQuantity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Validate several delivered demands
         * @description All or none. The ids of the path and of the body must be the same.
         */
        patch: operations["validateDemands"];
        trace?: never;
    };
    "/demands/{id}/prioritize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Bring the delivery of a demand forward
         * @description IN_PROGRESS, forecast more than 2 days ahead and not yet priority; the same rule as the preview.
         */
        patch: operations["prioritizeDemand"];
        trace?: never;
    };
    "/demands/{id}/following": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Turn notifications and e-mails of a demand on or off */
        patch: operations["followDemand"];
        trace?: never;
    };
    "/demands/{id}/visualized": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a demand as viewed */
        post: operations["viewDemand"];
        /** Mark a demand as unread */
        delete: operations["unviewDemand"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demands/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Conversation of a demand
         * @description The first page holds the newest items; inside a page the oldest comes first.
         */
        get: operations["listDemandItems"];
        put?: never;
        /** Write an item of any type into a demand */
        post: operations["createDemandItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demands/{id}/items/mostRecent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Newest item of a demand
         * @description 404 when the demand has none that the user may see.
         */
        get: operations["getMostRecentDemandItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demands/{id}/items/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a chat message
         * @description Customers only while the demand is OPEN or IN_PROGRESS. Without text but with attachments the content becomes 'Documento anexado.'.
         */
        post: operations["postDemandMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demands/{id}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rename a demand
         * @description Fixed sub-paths of `/demands/{id}` win, so a name that equals one of them goes through `PUT /demands/{id}`.
         */
        patch: operations["renameDemand"];
        trace?: never;
    };
    "/getdemandsTags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Demand tags of the customer */
        get: operations["listDemandTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rate a delivered demand, or skip
         * @description A skipped feedback can be given later.
         */
        put: operations["saveFeedback"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Documents that the user may see, newest first */
        get: operations["listDocuments"];
        put?: never;
        /**
         * Store an uploaded file as a document
         * @description Staff name the demand, which decides the customer.
         */
        post: operations["createDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One document */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Signed address of the file of a document */
        get: operations["downloadDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signedPutFileUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Signed address to put a file to
         * @description 413 FILE_TOO_LARGE above 25 MB.
         */
        get: operations["createUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signedDownloadFileUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Signed address to get a file from
         * @description Only attachments of items and demands that the user may see.
         */
        get: operations["createDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Live changes
         * @description Only of what the user may see. A cut stream is resumed by asking again.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        UserStatus: "ACTIVE" | "INACTIVE";
        /** @enum {string} */
        UserType: "CUSTOMER" | "BACKOFFICE";
        /** @enum {string} */
        PersonType: "PF" | "PJ";
        Tag: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: date-time */
            createdAt: string;
        };
        UserReference: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        Customer: {
            /** Format: uuid */
            id: string;
            name: string;
            type: string | null;
            /** @description Drives which journeys are listed */
            customerType: string | null;
            personType: components["schemas"]["PersonType"];
            cpf: string | null;
            cnpj: string | null;
            /**
             * Format: date
             * @description Last day with access
             */
            accessAllowedUntil: string | null;
            /**
             * Format: date
             * @description Day 0 of the grace
             */
            paymentOverdueSince: string | null;
            hasPaymentOverdue: boolean;
            hasSuspendedContract: boolean;
            isChurn: boolean;
            isPremium: boolean;
            isSpecificDemand: boolean;
            hasActiveContact: boolean;
            serviceContractAwsKey: string | null;
            /** @description Names of contracted tools */
            customerAccess: string[];
            tags: components["schemas"]["Tag"][];
            /** @description Present with `allUsers` */
            users?: components["schemas"]["UserReference"][];
            /**
             * Format: date
             * @description Present with `detailed`
             */
            saleDate?: string | null;
            /**
             * Format: date-time
             * @description Present with `detailed`
             */
            mappingResponsibilityCheckDate?: string | null;
        };
        User: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description Null for firm staff
             */
            customerId: string | null;
            name: string;
            /** Format: email */
            email: string;
            phone: string | null;
            status: components["schemas"]["UserStatus"];
            type: components["schemas"]["UserType"];
            customerAdmin: boolean;
            customerSuperAdmin: boolean;
            customFields: {
                occupation: string | null;
            };
            roles: string[];
            profilePhotoLink: string | null;
            /** Format: date-time */
            mappingResponsibilityCheckDate: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Null for firm staff */
            Customer: components["schemas"]["Customer"] | null;
        };
        Session: {
            user: components["schemas"]["User"];
            token: string;
        };
        /** @description Error answer (RFC 9457). `message` is written for the user, in Portuguese. */
        Problem: {
            /** @description URI reference of the kind of problem */
            type: string;
            title: string;
            status: number;
            /** @description Stable code for programs */
            code: string;
            message: string;
            /** @description One message per refused field */
            errors?: {
                [key: string]: string;
            };
            requestId: string;
        };
        Credentials: {
            /** Format: email */
            email: string;
            password: string;
        };
        PasswordResetRequest: {
            /** Format: email */
            email: string;
        };
        PasswordReset: {
            /** @description Composition is checked by the server, which answers WEAK_PASSWORD */
            newPassword: string;
            token: string;
            /** Format: email */
            email: string;
        };
        UserSummary: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: email */
            email: string;
            type: components["schemas"]["UserType"];
            occupation?: string | null;
        };
        UserList: {
            users: components["schemas"]["UserSummary"][];
            total: number;
        };
        Notification: {
            /** Format: uuid */
            id: string;
            title: string;
            description: string | null;
            /** @description The id of the demand when `type` is DEMAND, otherwise a path of the portal */
            link: string | null;
            /** @description DEMAND among others */
            type: string;
            isReaded: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        NotificationList: {
            notifications: components["schemas"]["Notification"][];
            total: number;
            unread: number;
        };
        Business: {
            /** Format: uuid */
            id: string;
            name: string;
            personType: components["schemas"]["PersonType"];
            cpf: string | null;
            cnpj: string | null;
            cep: string | null;
            addressCity: string | null;
            addressState: string | null;
            address: string | null;
            addressNumber: string | null;
            addressDistrict: string | null;
            addressComplement: string | null;
            isInternational: boolean;
            logo: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Associated users; present with `allUsers` */
            Users?: components["schemas"]["UserReference"][];
        };
        BusinessList: {
            business: components["schemas"]["Business"][];
            total: number;
        };
        /** @enum {string} */
        DemandStatusKey: "OPEN" | "IN_PROGRESS" | "PENDING" | "FINISHED" | "BLOCKED";
        DemandFeedback: {
            /** Format: uuid */
            id: string;
            skipped: boolean;
        } | null;
        DemandJourney: {
            journeyType: {
                title: string;
            };
        } | null;
        DemandSummary: {
            /** Format: uuid */
            id: string;
            /** @description Number that people quote */
            externalId: number;
            name: string;
            statusKey: components["schemas"]["DemandStatusKey"];
            /**
             * Format: date
             * @description Day of delivery, America/Sao_Paulo
             */
            deleveryForecast: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            finishedAt: string | null;
            /** Format: date-time */
            lastBackofficeAction: string | null;
            /** @description Sigilosa */
            private: boolean;
            priority: boolean;
            /** @description Place in the queue; null outside of it */
            order: number | null;
            visualized: string[];
            following: string[];
            /**
             * Format: uuid
             * @description Creator
             */
            userId: string;
            demandTypeName: string | null;
            /** Format: uuid */
            backofficeUserId: string | null;
            backofficeUserName: string | null;
            /** @description Tag ids */
            demandsTags: string[];
            /** Format: date-time */
            validationDate: string | null;
            feedback: components["schemas"]["DemandFeedback"];
            journey: components["schemas"]["DemandJourney"];
            /** Format: uuid */
            businessId: string | null;
            /** @description The signed-in user is not in `visualized` */
            unread: boolean;
        };
        /** @description Exact number of visible demands by status */
        DemandCounts: {
            OPEN: number;
            IN_PROGRESS: number;
            PENDING: number;
            FINISHED: number;
            BLOCKED: number;
        };
        Home: {
            /** @description OPEN, IN_PROGRESS and BLOCKED */
            demandsActive: components["schemas"]["DemandSummary"][];
            demandsPending: components["schemas"]["DemandSummary"][];
            demandsFinished: components["schemas"]["DemandSummary"][];
            /** @description Delivered demands that await a feedback of this user */
            customerSuccessDemandsWithoutFeedback: components["schemas"]["DemandSummary"][];
            counts: components["schemas"]["DemandCounts"];
        };
        /**
         * @description `name` A to Z, `updatedAt` newest first, `forecast…` earliest first with the demands without forecast at one end
         * @default idDesc
         * @enum {string}
         */
        DemandOrder: "idAsc" | "idDesc" | "name" | "updatedAt" | "forecastNullsFirst" | "forecastNullsLast";
        DemandList: {
            demands: components["schemas"]["DemandSummary"][];
            total: number;
            nextCursor: string | null;
        };
        /** @description A file that was put to its signed address; `awsFileKey` is the key of the upload */
        UploadRecord: {
            fileName: string;
            /** @description Media type */
            fileType: string;
            /** @description Bytes */
            fileSize: number;
            awsFileKey: string;
        };
        UploadRecords: components["schemas"]["UploadRecord"][];
        DemandDraft: {
            name: string;
            description: string;
            private?: boolean;
            priority?: boolean;
            attachments?: components["schemas"]["UploadRecords"];
            usersToNotify?: string[];
        };
        Attachment: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Bytes */
            size: number;
            contentType: string;
            /** @description For GET /signedDownloadFileUrl */
            key: string;
        };
        Demand: {
            /** Format: uuid */
            id: string;
            /** @description Number that people quote */
            externalId: number;
            name: string;
            statusKey: components["schemas"]["DemandStatusKey"];
            /**
             * Format: date
             * @description Day of delivery, America/Sao_Paulo
             */
            deleveryForecast: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            finishedAt: string | null;
            /** Format: date-time */
            lastBackofficeAction: string | null;
            /** @description Sigilosa */
            private: boolean;
            priority: boolean;
            /** @description Place in the queue; null outside of it */
            order: number | null;
            visualized: string[];
            following: string[];
            /**
             * Format: uuid
             * @description Creator
             */
            userId: string;
            demandTypeName: string | null;
            /** Format: uuid */
            backofficeUserId: string | null;
            backofficeUserName: string | null;
            /** @description Tag ids */
            demandsTags: string[];
            /** Format: date-time */
            validationDate: string | null;
            feedback: components["schemas"]["DemandFeedback"];
            journey: components["schemas"]["DemandJourney"];
            /** Format: uuid */
            businessId: string | null;
            /** @description The signed-in user is not in `visualized` */
            unread: boolean;
            description: string;
            creatorName: string | null;
            /** Format: date-time */
            statusChangedAt: string;
            /** Format: uuid */
            validationUserId: string | null;
            validationUser: {
                name: string;
            } | null;
            attachments: components["schemas"]["Attachment"][];
            /** @description Users who see the demand while it is private, besides its creator */
            privateUsers: string[];
        };
        /** @description A visible demand whose forecast moves */
        DemandSlaChange: {
            /** Format: uuid */
            demandId: string;
            name: string;
            /** Format: date */
            from: string | null;
            /** Format: date */
            to: string;
        };
        /** @description What prioritising the demand would do */
        DemandSla: {
            /** Format: date */
            deleveryForecast: string;
            changes: components["schemas"]["DemandSlaChange"][];
        };
        DemandChanges: {
            name?: string;
            description?: string;
        };
        DemandStatusChange: {
            statusKey: components["schemas"]["DemandStatusKey"];
            message?: string;
            attachments?: components["schemas"]["UploadRecords"];
            /**
             * Format: uuid
             * @description Staff only
             */
            backofficeUserId?: string | null;
            /**
             * Format: date
             * @description Staff only
             */
            deleveryForecast?: string | null;
        };
        DemandSelection: {
            demandsIds: string[];
        };
        ValidatedDemands: {
            demands: components["schemas"]["Demand"][];
        };
        /** @description Without `following` the call toggles */
        DemandFollowing: {
            following?: boolean;
        };
        DemandFollowers: {
            following: string[];
        };
        DemandViewers: {
            visualized: string[];
        };
        /**
         * @description PRIVATE_MESSAGE and INTERN_TEMPLATED_MESSAGE never reach a customer
         * @enum {string}
         */
        ProcessItemType: "STATUS" | "MESSAGE" | "DOCUMENT" | "FORM" | "FORM_ANSWER" | "PRIVATE_MESSAGE" | "ATTACHMENT" | "TEMPLATED_MESSAGE" | "INTERN_TEMPLATED_MESSAGE";
        /** @description Text with placeholders and their values, as `oldDemand_deleveryForecast` */
        ItemTemplate: {
            template: string;
            parameters: {
                [key: string]: string;
            };
        } | null;
        ItemCustomFields: {
            statusKey?: components["schemas"]["DemandStatusKey"];
        } | null;
        /** @description Entry of the conversation. A deleted item keeps its place and shows no content. */
        ProcessItem: {
            /** Format: uuid */
            id: string;
            type: components["schemas"]["ProcessItemType"];
            content: string | null;
            template: components["schemas"]["ItemTemplate"];
            /** @enum {string} */
            userType: "CUSTOMER" | "BACKOFFICE" | "SYSTEM";
            userName: string | null;
            /** Format: uuid */
            userId: string | null;
            /** Format: date-time */
            createdAt: string;
            deleted: boolean;
            attachments: components["schemas"]["Attachment"][];
            customFields: components["schemas"]["ItemCustomFields"];
        };
        /** @description One page, oldest first; the page without cursor holds the newest items */
        ProcessItemList: {
            items: components["schemas"]["ProcessItem"][];
            total: number;
            /** @description Leads to the older page */
            nextCursor: string | null;
        };
        ProcessItemDraft: {
            type: components["schemas"]["ProcessItemType"];
            content?: string | null;
            template?: components["schemas"]["ItemTemplate"];
            attachments?: components["schemas"]["UploadRecords"];
            customFields?: components["schemas"]["ItemCustomFields"];
        };
        /** @description A text, attachments, or both; a message with neither is refused */
        MessageDraft: {
            content?: string;
            attachments?: components["schemas"]["UploadRecords"];
        };
        DemandTagList: {
            demandsTags: components["schemas"]["Tag"][];
        };
        /** @enum {string} */
        FeedbackType: "DEMAND";
        /** @description A rating, or `skipped` without one */
        FeedbackDraft: {
            feedbackType: components["schemas"]["FeedbackType"];
            /** Format: uuid */
            demandId: string;
            rating?: number;
            description?: string;
            skipped?: boolean;
        };
        Feedback: {
            /** Format: uuid */
            id: string;
            feedbackType: components["schemas"]["FeedbackType"];
            /** Format: uuid */
            demandId: string;
            rating: number | null;
            description: string | null;
            skipped: boolean;
        };
        DocumentCustomFields: {
            /** @description A firm document with an explicit false is never returned to customers */
            wasSendToCustomer?: boolean;
        } | null;
        /**
         * @description Shown as Aguardando and Aceito
         * @enum {string}
         */
        DocumentStatus: "waiting" | "accepted";
        Document: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            demandId: string | null;
            demand: {
                name: string;
            } | null;
            /** @description Final document of a data mapping */
            flagged: boolean;
            /** @description Answers that a generated document was filled with */
            fields: {
                [key: string]: string;
            } | null;
            customFields: components["schemas"]["DocumentCustomFields"];
            /**
             * Format: uuid
             * @description Author; null when the system wrote it
             */
            userId: string | null;
            /** @enum {string|null} */
            userType: "CUSTOMER" | "BACKOFFICE" | null;
            userName: string | null;
            status: components["schemas"]["DocumentStatus"];
            fileName: string;
            /** @description Media type */
            fileType: string;
            /** @description Bytes */
            fileSize: number;
        };
        DocumentList: {
            documents: components["schemas"]["Document"][];
            total: number;
        };
        DocumentDraft: {
            /**
             * Format: uuid
             * @description Required of staff; decides the customer
             */
            demandId?: string;
            name: string;
            awsFileKey: string;
            flagged?: boolean;
            fields?: {
                [key: string]: string;
            };
            customFields?: components["schemas"]["DocumentCustomFields"];
            status?: components["schemas"]["DocumentStatus"];
        };
        DocumentDownload: {
            /** @description GET without token; expires */
            signedUrl: string;
            fileName: string;
        };
        /** @enum {string} */
        FileType: "ATTACHMENT" | "DOCUMENT" | "TEMPLATE" | "LOGO";
        SignedUpload: {
            /** @description PUT the file here, with its content type and no token */
            signedUrl: string;
            key: string;
        };
        SignedDownload: {
            /** @description GET without token; expires */
            signedUrl: string;
        };
        /** @description Data of one server-sent event, as JSON. It names what changed, never its content. */
        ServerEvent: {
            /** @enum {string} */
            type: "demand" | "notification";
            /** Format: uuid */
            demandId?: string;
            /** Format: uuid */
            businessId?: string;
        };
    };
    responses: {
        /** @description A field or the state of the resource refuses the request */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Bad Request",
                 *       "status": 400,
                 *       "code": "VALIDATION_FAILED",
                 *       "message": "O campo Nome é obrigatório",
                 *       "errors": {
                 *         "name": "O campo Nome é obrigatório"
                 *       },
                 *       "requestId": "req-7f3a"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No session, or a session that has ended */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unauthorized",
                 *       "status": 401,
                 *       "code": "UNAUTHENTICATED",
                 *       "message": "Sua sessão expirou. Entre novamente.",
                 *       "requestId": "req-7f3b"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server is starting, stopping, or without its database */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Service Unavailable",
                 *       "status": 503,
                 *       "code": "UNAVAILABLE",
                 *       "message": "Serviço temporariamente indisponível. Tente novamente em instantes.",
                 *       "requestId": "req-7f43"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body or the announced file is too large */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Payload Too Large",
                 *       "status": 413,
                 *       "code": "FILE_TOO_LARGE",
                 *       "message": "Arquivo muito grande!",
                 *       "requestId": "req-7f40"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not JSON */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unsupported Media Type",
                 *       "status": 415,
                 *       "code": "UNSUPPORTED_MEDIA_TYPE",
                 *       "message": "Formato de conteúdo não suportado.",
                 *       "requestId": "req-7f41"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many attempts from this account or address */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Too Many Requests",
                 *       "status": 429,
                 *       "code": "TOO_MANY_ATTEMPTS",
                 *       "message": "Muitas tentativas. Aguarde alguns minutos e tente novamente.",
                 *       "requestId": "req-7f42"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The role of the user or the state of the contract does not allow the operation */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Forbidden",
                 *       "status": 403,
                 *       "code": "FORBIDDEN",
                 *       "message": "Você não tem permissão para esta ação.",
                 *       "requestId": "req-7f3c"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Unknown, of another customer, or not visible to this user */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Not Found",
                 *       "status": 404,
                 *       "code": "NOT_FOUND",
                 *       "message": "A demanda não existe e/ou foi deletada e/ou é sigilosa",
                 *       "requestId": "req-7f3d"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The state of the resource, or an idempotency key already used for another request */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "code": "IDEMPOTENCY_KEY_REUSED",
                 *       "message": "Esta solicitação já foi enviada com outro conteúdo.",
                 *       "requestId": "req-7f3e"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource changed since the version that `If-Match` names */
        PreconditionFailed: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Precondition Failed",
                 *       "status": 412,
                 *       "code": "STALE_VERSION",
                 *       "message": "Esta demanda foi alterada por outra pessoa. Confira a versão atual.",
                 *       "requestId": "req-7f3f"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @example 50 */
        Limit: number;
        /**
         * @description Zero-based
         * @example 0
         */
        Page: number;
        /**
         * @description Active business. Absent before one is chosen: then the answer covers every business that the user may see.
         * @example 019a2c50-11d0-7c31-9a02-3f6b8d20e201
         */
        BusinessId: string;
        /**
         * @description First day of creation, America/Sao_Paulo, inclusive
         * @example 2026-03-01
         */
        StartDate: string;
        /**
         * @description Last day of creation, America/Sao_Paulo, inclusive
         * @example 2026-03-31
         */
        EndDate: string;
        /**
         * @description `nextCursor` of the answer before; wins over `page`
         * @example MjAyNi0wMy0wOQ
         */
        Cursor: string;
        /**
         * @description Chosen by the client; a repeat with the same key and body answers the first result
         * @example 0f6d6c1e-3f1c-4b57-9a44-2f0b8a4c7d10
         */
        IdempotencyKey: string;
        /** @example 019a2c60-42a0-7d11-8c10-7be2a41f0301 */
        Id: string;
        /**
         * @description ETag of the version that the user saw; a newer version on the server answers 412
         * @example "7"
         */
        IfMatch: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Seconds to wait
         * @example 60
         */
        RetryAfter: number;
        /**
         * @description Version of the resource, for `If-Match`
         * @example "7"
         */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b01",
                     *         "customerId": "019a2c4e-6a10-7f02-b1c4-0d9e7a3c1f01",
                     *         "name": "Helena Prado Vasconcelos",
                     *         "email": "super@aurora.example",
                     *         "phone": "11987654321",
                     *         "status": "ACTIVE",
                     *         "type": "CUSTOMER",
                     *         "customerAdmin": true,
                     *         "customerSuperAdmin": true,
                     *         "customFields": {
                     *           "occupation": "Diretora Jurídica"
                     *         },
                     *         "roles": [],
                     *         "profilePhotoLink": null,
                     *         "mappingResponsibilityCheckDate": null,
                     *         "createdAt": "2025-08-04T13:20:00.000Z",
                     *         "Customer": {
                     *           "id": "019a2c4e-6a10-7f02-b1c4-0d9e7a3c1f01",
                     *           "name": "Aurora Alimentos Orgânicos Ltda.",
                     *           "type": null,
                     *           "customerType": "Assinatura",
                     *           "personType": "PJ",
                     *           "cpf": null,
                     *           "cnpj": "11222333000181",
                     *           "accessAllowedUntil": null,
                     *           "paymentOverdueSince": null,
                     *           "hasPaymentOverdue": false,
                     *           "hasSuspendedContract": false,
                     *           "isChurn": false,
                     *           "isPremium": true,
                     *           "isSpecificDemand": false,
                     *           "hasActiveContact": true,
                     *           "serviceContractAwsKey": null,
                     *           "customerAccess": [
                     *             "Lembretes",
                     *             "Mapeamento de dados"
                     *           ],
                     *           "tags": []
                     *         }
                     *       },
                     *       "token": "b3BhcXVlLXNlc3Npb24tdG9rZW4"
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "super@aurora.example",
                 *       "password": "Tramite2026"
                 *     }
                 */
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b01",
                     *         "customerId": "019a2c4e-6a10-7f02-b1c4-0d9e7a3c1f01",
                     *         "name": "Helena Prado Vasconcelos",
                     *         "email": "super@aurora.example",
                     *         "phone": "11987654321",
                     *         "status": "ACTIVE",
                     *         "type": "CUSTOMER",
                     *         "customerAdmin": true,
                     *         "customerSuperAdmin": true,
                     *         "customFields": {
                     *           "occupation": "Diretora Jurídica"
                     *         },
                     *         "roles": [],
                     *         "profilePhotoLink": null,
                     *         "mappingResponsibilityCheckDate": null,
                     *         "createdAt": "2025-08-04T13:20:00.000Z",
                     *         "Customer": {
                     *           "id": "019a2c4e-6a10-7f02-b1c4-0d9e7a3c1f01",
                     *           "name": "Aurora Alimentos Orgânicos Ltda.",
                     *           "type": null,
                     *           "customerType": "Assinatura",
                     *           "personType": "PJ",
                     *           "cpf": null,
                     *           "cnpj": "11222333000181",
                     *           "accessAllowedUntil": null,
                     *           "paymentOverdueSince": null,
                     *           "hasPaymentOverdue": false,
                     *           "hasSuspendedContract": false,
                     *           "isChurn": false,
                     *           "isPremium": true,
                     *           "isSpecificDemand": false,
                     *           "hasActiveContact": true,
                     *           "serviceContractAwsKey": null,
                     *           "customerAccess": [
                     *             "Lembretes",
                     *             "Mapeamento de dados"
                     *           ],
                     *           "tags": []
                     *         }
                     *       },
                     *       "token": "b3BhcXVlLXNlc3Npb24tdG9rZW4"
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token no longer works */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "user@aurora.example"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description The link is on its way if the account exists */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "newPassword": "Tramite2027",
                 *       "token": "9Jb1n0mT2yQ0V3x8",
                 *       "email": "user@aurora.example"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password is changed and every session of the user ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLoggedUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b03",
                     *       "customerId": "019a2c4e-6a10-7f02-b1c4-0d9e7a3c1f09",
                     *       "name": "Marcos Teixeira Lobo",
                     *       "email": "user@inadimplente.example",
                     *       "phone": "21998123456",
                     *       "status": "ACTIVE",
                     *       "type": "CUSTOMER",
                     *       "customerAdmin": false,
                     *       "customerSuperAdmin": false,
                     *       "customFields": {
                     *         "occupation": "Analista de Contratos"
                     *       },
                     *       "roles": [],
                     *       "profilePhotoLink": null,
                     *       "mappingResponsibilityCheckDate": null,
                     *       "createdAt": "2025-09-15T11:02:00.000Z",
                     *       "Customer": {
                     *         "id": "019a2c4e-6a10-7f02-b1c4-0d9e7a3c1f09",
                     *         "name": "Maré Alta Transportes Ltda.",
                     *         "type": null,
                     *         "customerType": "Assinatura",
                     *         "personType": "PJ",
                     *         "cpf": null,
                     *         "cnpj": "44555666000172",
                     *         "accessAllowedUntil": null,
                     *         "paymentOverdueSince": "2026-03-02",
                     *         "hasPaymentOverdue": true,
                     *         "hasSuspendedContract": false,
                     *         "isChurn": false,
                     *         "isPremium": false,
                     *         "isSpecificDemand": false,
                     *         "hasActiveContact": true,
                     *         "serviceContractAwsKey": null,
                     *         "customerAccess": [],
                     *         "tags": [
                     *           {
                     *             "id": "019a2c55-0a10-7b42-9d11-6ae1c0b40701",
                     *             "name": "Inadimplente",
                     *             "createdAt": "2026-03-05T12:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @example 50 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Zero-based
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "users": [
                     *         {
                     *           "id": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02",
                     *           "name": "Caio Nogueira Brandão",
                     *           "email": "user@aurora.example",
                     *           "type": "CUSTOMER",
                     *           "occupation": "Gerente de Compras"
                     *         },
                     *         {
                     *           "id": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b01",
                     *           "name": "Helena Prado Vasconcelos",
                     *           "email": "super@aurora.example",
                     *           "type": "CUSTOMER",
                     *           "occupation": "Diretora Jurídica"
                     *         }
                     *       ],
                     *       "total": 2
                     *     }
                     */
                    "application/json": components["schemas"]["UserList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @example 15 */
                limit?: number;
                /**
                 * @description Zero-based
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
            };
            header?: {
                /**
                 * @description Active business. Absent before one is chosen: then the answer covers every business that the user may see.
                 * @example 019a2c50-11d0-7c31-9a02-3f6b8d20e201
                 */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "notifications": [
                     *         {
                     *           "id": "019a2c71-5510-7e02-8a44-1c7d20b90a01",
                     *           "title": "Nova mensagem em \"Revisão do contrato de distribuição\"",
                     *           "description": "A Dra. Beatriz respondeu à sua dúvida sobre a cláusula de exclusividade.",
                     *           "link": "019a2c60-42a0-7d11-8c10-7be2a41f0301",
                     *           "type": "DEMAND",
                     *           "isReaded": false,
                     *           "createdAt": "2026-03-10T14:32:10.000Z",
                     *           "updatedAt": "2026-03-10T14:32:10.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "unread": 1
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description None is unread */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCustomer: {
        parameters: {
            query?: {
                /**
                 * @description Adds `saleDate` and `mappingResponsibilityCheckDate`
                 * @example true
                 */
                detailed?: boolean;
                /**
                 * @description Adds `users`
                 * @example true
                 */
                allUsers?: boolean;
            };
            header?: {
                /**
                 * @description Active business. Absent before one is chosen: then the answer covers every business that the user may see.
                 * @example 019a2c50-11d0-7c31-9a02-3f6b8d20e201
                 */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a2c4e-6a10-7f02-b1c4-0d9e7a3c1f01",
                     *       "name": "Aurora Alimentos Orgânicos Ltda.",
                     *       "type": null,
                     *       "customerType": "Assinatura",
                     *       "personType": "PJ",
                     *       "cpf": null,
                     *       "cnpj": "11222333000181",
                     *       "accessAllowedUntil": null,
                     *       "paymentOverdueSince": null,
                     *       "hasPaymentOverdue": false,
                     *       "hasSuspendedContract": false,
                     *       "isChurn": false,
                     *       "isPremium": true,
                     *       "isSpecificDemand": false,
                     *       "hasActiveContact": true,
                     *       "serviceContractAwsKey": null,
                     *       "customerAccess": [
                     *         "Lembretes",
                     *         "Mapeamento de dados"
                     *       ],
                     *       "tags": [],
                     *       "users": [
                     *         {
                     *           "id": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b01",
                     *           "name": "Helena Prado Vasconcelos"
                     *         }
                     *       ],
                     *       "saleDate": "2025-08-01",
                     *       "mappingResponsibilityCheckDate": null
                     *     }
                     */
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listBusinesses: {
        parameters: {
            query?: {
                /** @example true */
                includeAll?: boolean;
                /**
                 * @description Adds `Users`
                 * @example false
                 */
                allUsers?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "business": [
                     *         {
                     *           "id": "019a2c50-11d0-7c31-9a02-3f6b8d20e201",
                     *           "name": "Aurora Matriz",
                     *           "personType": "PJ",
                     *           "cpf": null,
                     *           "cnpj": "11222333000181",
                     *           "cep": "01310100",
                     *           "addressCity": "São Paulo",
                     *           "addressState": "SP",
                     *           "address": "Avenida Paulista",
                     *           "addressNumber": "1578",
                     *           "addressDistrict": "Bela Vista",
                     *           "addressComplement": "12º andar",
                     *           "isInternational": false,
                     *           "logo": null,
                     *           "createdAt": "2025-08-04T13:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["BusinessList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getHome: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Active business. Absent before one is chosen: then the answer covers every business that the user may see.
                 * @example 019a2c50-11d0-7c31-9a02-3f6b8d20e201
                 */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The demands by group */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "demandsActive": [
                     *         {
                     *           "id": "019a2c60-42a0-7d11-8c10-7be2a41f0301",
                     *           "externalId": 1042,
                     *           "name": "Revisão do contrato de distribuição com a Rede Sabor",
                     *           "statusKey": "IN_PROGRESS",
                     *           "deleveryForecast": "2026-03-16",
                     *           "createdAt": "2026-03-09T12:15:00.000Z",
                     *           "updatedAt": "2026-03-10T14:32:10.000Z",
                     *           "finishedAt": null,
                     *           "lastBackofficeAction": "2026-03-10T14:32:10.000Z",
                     *           "private": false,
                     *           "priority": false,
                     *           "order": 2,
                     *           "visualized": [],
                     *           "following": [
                     *             "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b01"
                     *           ],
                     *           "userId": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02",
                     *           "demandTypeName": null,
                     *           "backofficeUserId": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b90",
                     *           "backofficeUserName": "Beatriz Salles",
                     *           "demandsTags": [
                     *             "019a2c55-0a10-7b42-9d11-6ae1c0b40702"
                     *           ],
                     *           "validationDate": null,
                     *           "feedback": null,
                     *           "journey": null,
                     *           "businessId": "019a2c50-11d0-7c31-9a02-3f6b8d20e201",
                     *           "unread": true
                     *         }
                     *       ],
                     *       "demandsPending": [],
                     *       "demandsFinished": [],
                     *       "customerSuccessDemandsWithoutFeedback": [],
                     *       "counts": {
                     *         "OPEN": 0,
                     *         "IN_PROGRESS": 1,
                     *         "PENDING": 0,
                     *         "FINISHED": 0,
                     *         "BLOCKED": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Home"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDemands: {
        parameters: {
            query?: {
                /**
                 * @description First day of creation, America/Sao_Paulo, inclusive
                 * @example 2026-03-01
                 */
                startDate?: components["parameters"]["StartDate"];
                /**
                 * @description Last day of creation, America/Sao_Paulo, inclusive
                 * @example 2026-03-31
                 */
                endDate?: components["parameters"]["EndDate"];
                /**
                 * @description Creator
                 * @example 019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02
                 */
                userId?: string;
                /**
                 * @description Tag ids joined by commas; a demand with any of them matches
                 * @example 019a2c55-0a10-7b42-9d11-6ae1c0b40702
                 */
                demandsTags?: string;
                /**
                 * @description Part of the name
                 * @example contrato
                 */
                name?: string;
                /**
                 * @description Part of a message of the conversation
                 * @example exclusividade
                 */
                message?: string;
                /**
                 * @description Only validated (true) or not validated (false) demands
                 * @example true
                 */
                hasValidationUser?: boolean;
                /** @example IN_PROGRESS */
                statusKey?: components["schemas"]["DemandStatusKey"];
                /** @example idDesc */
                order?: components["schemas"]["DemandOrder"];
                /** @example 50 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Zero-based
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description `nextCursor` of the answer before; wins over `page`
                 * @example MjAyNi0wMy0wOQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description Active business. Absent before one is chosen: then the answer covers every business that the user may see.
                 * @example 019a2c50-11d0-7c31-9a02-3f6b8d20e201
                 */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "demands": [
                     *         {
                     *           "id": "019a2c60-42a0-7d11-8c10-7be2a41f0301",
                     *           "externalId": 1042,
                     *           "name": "Revisão do contrato de distribuição com a Rede Sabor",
                     *           "statusKey": "IN_PROGRESS",
                     *           "deleveryForecast": "2026-03-16",
                     *           "createdAt": "2026-03-09T12:15:00.000Z",
                     *           "updatedAt": "2026-03-10T14:32:10.000Z",
                     *           "finishedAt": null,
                     *           "lastBackofficeAction": "2026-03-10T14:32:10.000Z",
                     *           "private": false,
                     *           "priority": false,
                     *           "order": 2,
                     *           "visualized": [
                     *             "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02"
                     *           ],
                     *           "following": [
                     *             "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02"
                     *           ],
                     *           "userId": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02",
                     *           "demandTypeName": null,
                     *           "backofficeUserId": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b90",
                     *           "backofficeUserName": "Beatriz Salles",
                     *           "demandsTags": [
                     *             "019a2c55-0a10-7b42-9d11-6ae1c0b40702"
                     *           ],
                     *           "validationDate": null,
                     *           "feedback": null,
                     *           "journey": null,
                     *           "businessId": "019a2c50-11d0-7c31-9a02-3f6b8d20e201",
                     *           "unread": true
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["DemandList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createDemand: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Active business. Absent before one is chosen: then the answer covers every business that the user may see.
                 * @example 019a2c50-11d0-7c31-9a02-3f6b8d20e201
                 */
                businessId?: components["parameters"]["BusinessId"];
                /**
                 * @description Chosen by the client; a repeat with the same key and body answers the first result
                 * @example 0f6d6c1e-3f1c-4b57-9a44-2f0b8a4c7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Revisão do contrato de distribuição com a Rede Sabor",
                 *       "description": "A Rede Sabor enviou nova minuta. Precisamos de parecer sobre exclusividade regional e multa por rescisão antecipada.",
                 *       "private": false,
                 *       "priority": false,
                 *       "attachments": [],
                 *       "usersToNotify": []
                 *     }
                 */
                "application/json": components["schemas"]["DemandDraft"];
            };
        };
        responses: {
            /** @description The new demand */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a2c60-42a0-7d11-8c10-7be2a41f0301",
                     *       "externalId": 1042,
                     *       "name": "Revisão do contrato de distribuição com a Rede Sabor",
                     *       "statusKey": "IN_PROGRESS",
                     *       "deleveryForecast": "2026-03-16",
                     *       "createdAt": "2026-03-09T12:15:00.000Z",
                     *       "updatedAt": "2026-03-10T14:32:10.000Z",
                     *       "finishedAt": null,
                     *       "lastBackofficeAction": "2026-03-10T14:32:10.000Z",
                     *       "private": false,
                     *       "priority": false,
                     *       "order": 2,
                     *       "visualized": [
                     *         "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02"
                     *       ],
                     *       "following": [
                     *         "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02"
                     *       ],
                     *       "userId": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02",
                     *       "demandTypeName": null,
                     *       "backofficeUserId": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b90",
                     *       "backofficeUserName": "Beatriz Salles",
                     *       "demandsTags": [
                     *         "019a2c55-0a10-7b42-9d11-6ae1c0b40702"
                     *       ],
                     *       "validationDate": null,
                     *       "feedback": null,
                     *       "journey": null,
                     *       "businessId": "019a2c50-11d0-7c31-9a02-3f6b8d20e201",
                     *       "unread": true,
                     *       "description": "A Rede Sabor enviou nova minuta. Precisamos de parecer sobre exclusividade regional e multa por rescisão antecipada.",
                     *       "creatorName": "Caio Nogueira Brandão",
                     *       "statusChangedAt": "2026-03-09T17:40:00.000Z",
                     *       "validationUserId": null,
                     *       "validationUser": null,
                     *       "attachments": [
                     *         {
                     *           "id": "019a2c61-0c30-7a93-9e01-44b1d6a00501",
                     *           "name": "minuta-distribuicao-v3.pdf",
                     *           "size": 248310,
                     *           "contentType": "application/pdf",
                     *           "key": "uploads/019a2c61-0c30-7a93-9e01-44b1d6a00500"
                     *         }
                     *       ],
                     *       "privateUsers": []
                     *     }
                     */
                    "application/json": components["schemas"]["Demand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDemandsBoth: {
        parameters: {
            query?: {
                /**
                 * @description First day of creation, America/Sao_Paulo, inclusive
                 * @example 2026-03-01
                 */
                startDate?: components["parameters"]["StartDate"];
                /**
                 * @description Last day of creation, America/Sao_Paulo, inclusive
                 * @example 2026-03-31
                 */
                endDate?: components["parameters"]["EndDate"];
                /**
                 * @description Creator
                 * @example 019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02
                 */
                userId?: string;
                /**
                 * @description Tag ids joined by commas; a demand with any of them matches
                 * @example 019a2c55-0a10-7b42-9d11-6ae1c0b40702
                 */
                demandsTags?: string;
                /**
                 * @description Part of the name
                 * @example contrato
                 */
                name?: string;
                /**
                 * @description Part of a message of the conversation
                 * @example exclusividade
                 */
                message?: string;
                /**
                 * @description Only validated (true) or not validated (false) demands
                 * @example true
                 */
                hasValidationUser?: boolean;
                /** @example IN_PROGRESS */
                statusKey?: components["schemas"]["DemandStatusKey"];
                /** @example idDesc */
                order?: components["schemas"]["DemandOrder"];
                /** @example 50 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Zero-based
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description `nextCursor` of the answer before; wins over `page`
                 * @example MjAyNi0wMy0wOQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description Active business. Absent before one is chosen: then the answer covers every business that the user may see.
                 * @example 019a2c50-11d0-7c31-9a02-3f6b8d20e201
                 */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "demands": [
                     *         {
                     *           "id": "019a2c60-42a0-7d11-8c10-7be2a41f0301",
                     *           "externalId": 1042,
                     *           "name": "Revisão do contrato de distribuição com a Rede Sabor",
                     *           "statusKey": "IN_PROGRESS",
                     *           "deleveryForecast": "2026-03-16",
                     *           "createdAt": "2026-03-09T12:15:00.000Z",
                     *           "updatedAt": "2026-03-10T14:32:10.000Z",
                     *           "finishedAt": null,
                     *           "lastBackofficeAction": "2026-03-10T14:32:10.000Z",
                     *           "private": false,
                     *           "priority": false,
                     *           "order": 2,
                     *           "visualized": [
                     *             "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02"
                     *           ],
                     *           "following": [
                     *             "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02"
                     *           ],
                     *           "userId": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02",
                     *           "demandTypeName": null,
                     *           "backofficeUserId": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b90",
                     *           "backofficeUserName": "Beatriz Salles",
                     *           "demandsTags": [
                     *             "019a2c55-0a10-7b42-9d11-6ae1c0b40702"
                     *           ],
                     *           "validationDate": null,
                     *           "feedback": null,
                     *           "journey": null,
                     *           "businessId": "019a2c50-11d0-7c31-9a02-3f6b8d20e201",
                     *           "unread": true
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["DemandList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDemandSla: {
        parameters: {
            query: {
                /** @example 019a2c60-42a0-7d11-8c10-7be2a41f0301 */
                demandId: string;
            };
            header?: {
                /**
                 * @description Active business. Absent before one is chosen: then the answer covers every business that the user may see.
                 * @example 019a2c50-11d0-7c31-9a02-3f6b8d20e201
                 */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new forecast and every visible demand that moves */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleveryForecast": "2026-03-12",
                     *       "changes": [
                     *         {
                     *           "demandId": "019a2c60-42a0-7d11-8c10-7be2a41f0301",
                     *           "name": "Revisão do contrato de distribuição com a Rede Sabor",
                     *           "from": "2026-03-16",
                     *           "to": "2026-03-12"
                     *         },
                     *         {
                     *           "demandId": "019a2c60-42a0-7d11-8c10-7be2a41f0302",
                     *           "name": "Notificação extrajudicial à transportadora",
                     *           "from": "2026-03-12",
                     *           "to": "2026-03-16"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DemandSla"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDemand: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Active business. Absent before one is chosen: then the answer covers every business that the user may see.
                 * @example 019a2c50-11d0-7c31-9a02-3f6b8d20e201
                 */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                /** @example 019a2c60-42a0-7d11-8c10-7be2a41f0301 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The demand */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a2c60-42a0-7d11-8c10-7be2a41f0301",
                     *       "externalId": 1042,
                     *       "name": "Revisão do contrato de distribuição com a Rede Sabor",
                     *       "statusKey": "IN_PROGRESS",
                     *       "deleveryForecast": "2026-03-16",
                     *       "createdAt": "2026-03-09T12:15:00.000Z",
                     *       "updatedAt": "2026-03-10T14:32:10.000Z",
                     *       "finishedAt": null,
                     *       "lastBackofficeAction": "2026-03-10T14:32:10.000Z",
                     *       "private": false,
                     *       "priority": false,
                     *       "order": 2,
                     *       "visualized": [
                     *         "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02"
                     *       ],
                     *       "following": [
                     *         "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02"
                     *       ],
                     *       "userId": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02",
                     *       "demandTypeName": null,
                     *       "backofficeUserId": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b90",
                     *       "backofficeUserName": "Beatriz Salles",
                     *       "demandsTags": [
                     *         "019a2c55-0a10-7b42-9d11-6ae1c0b40702"
                     *       ],
                     *       "validationDate": null,
                     *       "feedback": null,
                     *       "journey": null,
                     *       "businessId": "019a2c50-11d0-7c31-9a02-3f6b8d20e201",
                     *       "unread": true,
                     *       "description": "A Rede Sabor enviou nova minuta. Precisamos de parecer sobre exclusividade regional e multa por rescisão antecipada.",
                     *       "creatorName": "Caio Nogueira Brandão",
                     *       "statusChangedAt": "2026-03-09T17:40:00.000Z",
                     *       "validationUserId": null,
                     *       "validationUser": null,
                     *       "attachments": [
                     *         {
                     *           "id": "019a2c61-0c30-7a93-9e01-44b1d6a00501",
                     *           "name": "minuta-distribuicao-v3.pdf",
                     *           "size": 248310,
                     *           "contentType": "application/pdf",
                     *           "key": "uploads/019a2c61-0c30-7a93-9e01-44b1d6a00500"
                     *         }
                     *       ],
                     *       "privateUsers": []
                     *     }
                     */
                    "application/json": components["schemas"]["Demand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateDemand: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Active business. Absent before one is chosen: then the answer covers every business that the user may see.
                 * @example 019a2c50-11d0-7c31-9a02-3f6b8d20e201
                 */
                businessId?: components["parameters"]["BusinessId"];
                /**
                 * @description ETag of the version that the user saw; a newer version on the server answers 412
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 019a2c60-42a0-7d11-8c10-7be2a41f0301 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Revisão do contrato de distribuição (Rede Sabor e filiais)"
                 *     }
                 */
                "application/json": components["schemas"]["DemandChanges"];
            };
        };
        responses: {
            /** @description The changed demand */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a2c60-42a0-7d11-8c10-7be2a41f0301",
                     *       "externalId": 1042,
                     *       "name": "Revisão do contrato de distribuição com a Rede Sabor",
                     *       "statusKey": "IN_PROGRESS",
                     *       "deleveryForecast": "2026-03-16",
                     *       "createdAt": "2026-03-09T12:15:00.000Z",
                     *       "updatedAt": "2026-03-10T14:32:10.000Z",
                     *       "finishedAt": null,
                     *       "lastBackofficeAction": "2026-03-10T14:32:10.000Z",
                     *       "private": false,
                     *       "priority": false,
                     *       "order": 2,
                     *       "visualized": [
                     *         "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02"
                     *       ],
                     *       "following": [
                     *         "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02"
                     *       ],
                     *       "userId": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02",
                     *       "demandTypeName": null,
                     *       "backofficeUserId": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b90",
                     *       "backofficeUserName": "Beatriz Salles",
                     *       "demandsTags": [
                     *         "019a2c55-0a10-7b42-9d11-6ae1c0b40702"
                     *       ],
                     *       "validationDate": null,
                     *       "feedback": null,
                     *       "journey": null,
                     *       "businessId": "019a2c50-11d0-7c31-9a02-3f6b8d20e201",
                     *       "unread": true,
                     *       "description": "A Rede Sabor enviou nova minuta. Precisamos de parecer sobre exclusividade regional e multa por rescisão antecipada.",
                     *       "creatorName": "Caio Nogueira Brandão",
                     *       "statusChangedAt": "2026-03-09T17:40:00.000Z",
                     *       "validationUserId": null,
                     *       "validationUser": null,
                     *       "attachments": [
                     *         {
                     *           "id": "019a2c61-0c30-7a93-9e01-44b1d6a00501",
                     *           "name": "minuta-distribuicao-v3.pdf",
                     *           "size": 248310,
                     *           "contentType": "application/pdf",
                     *           "key": "uploads/019a2c61-0c30-7a93-9e01-44b1d6a00500"
                     *         }
                     *       ],
                     *       "privateUsers": []
                     *     }
                     */
                    "application/json": components["schemas"]["Demand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateDemandStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Active business. Absent before one is chosen: then the answer covers every business that the user may see.
                 * @example 019a2c50-11d0-7c31-9a02-3f6b8d20e201
                 */
                businessId?: components["parameters"]["BusinessId"];
                /**
                 * @description ETag of the version that the user saw; a newer version on the server answers 412
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 019a2c60-42a0-7d11-8c10-7be2a41f0301 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "statusKey": "IN_PROGRESS",
                 *       "message": "Segue o contrato social atualizado que vocês pediram.",
                 *       "attachments": [
                 *         {
                 *           "fileName": "contrato-social-2026.pdf",
                 *           "fileType": "application/pdf",
                 *           "fileSize": 512044,
                 *           "awsFileKey": "uploads/019a2c62-7a10-7bb1-a210-90fe1c2d0600"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DemandStatusChange"];
            };
        };
        responses: {
            /** @description The changed demand */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a2c60-42a0-7d11-8c10-7be2a41f0301",
                     *       "externalId": 1042,
                     *       "name": "Revisão do contrato de distribuição com a Rede Sabor",
                     *       "statusKey": "IN_PROGRESS",
                     *       "deleveryForecast": "2026-03-16",
                     *       "createdAt": "2026-03-09T12:15:00.000Z",
                     *       "updatedAt": "2026-03-10T14:32:10.000Z",
                     *       "finishedAt": null,
                     *       "lastBackofficeAction": "2026-03-10T14:32:10.000Z",
                     *       "private": false,
                     *       "priority": false,
                     *       "order": 2,
                     *       "visualized": [
                     *         "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02"
                     *       ],
                     *       "following": [
                     *         "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02"
                     *       ],
                     *       "userId": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02",
                     *       "demandTypeName": null,
                     *       "backofficeUserId": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b90",
                     *       "backofficeUserName": "Beatriz Salles",
                     *       "demandsTags": [
                     *         "019a2c55-0a10-7b42-9d11-6ae1c0b40702"
                     *       ],
                     *       "validationDate": null,
                     *       "feedback": null,
                     *       "journey": null,
                     *       "businessId": "019a2c50-11d0-7c31-9a02-3f6b8d20e201",
                     *       "unread": true,
                     *       "description": "A Rede Sabor enviou nova minuta. Precisamos de parecer sobre exclusividade regional e multa por rescisão antecipada.",
                     *       "creatorName": "Caio Nogueira Brandão",
                     *       "statusChangedAt": "2026-03-09T17:40:00.000Z",
                     *       "validationUserId": null,
                     *       "validationUser": null,
                     *       "attachments": [
                     *         {
                     *           "id": "019a2c61-0c30-7a93-9e01-44b1d6a00501",
                     *           "name": "minuta-distribuicao-v3.pdf",
                     *           "size": 248310,
                     *           "contentType": "application/pdf",
                     *           "key": "uploads/019a2c61-0c30-7a93-9e01-44b1d6a00500"
                     *         }
                     *       ],
                     *       "privateUsers": []
                     *     }
                     */
                    "application/json": components["schemas"]["Demand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    validateDemand: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Active business. Absent before one is chosen: then the answer covers every business that the user may see.
                 * @example 019a2c50-11d0-7c31-9a02-3f6b8d20e201
                 */
                businessId?: components["parameters"]["BusinessId"];
                /**
                 * @description ETag of the version that the user saw; a newer version on the server answers 412
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 019a2c60-42a0-7d11-8c10-7be2a41f0301 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The validated demand */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a2c60-42a0-7d11-8c10-7be2a41f0301",
                     *       "externalId": 1042,
                     *       "name": "Revisão do contrato de distribuição com a Rede Sabor",
                     *       "statusKey": "IN_PROGRESS",
                     *       "deleveryForecast": "2026-03-16",
                     *       "createdAt": "2026-03-09T12:15:00.000Z",
                     *       "updatedAt": "2026-03-10T14:32:10.000Z",
                     *       "finishedAt": null,
                     *       "lastBackofficeAction": "2026-03-10T14:32:10.000Z",
                     *       "private": false,
                     *       "priority": false,
                     *       "order": 2,
                     *       "visualized": [
                     *         "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02"
                     *       ],
                     *       "following": [
                     *         "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02"
                     *       ],
                     *       "userId": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02",
                     *       "demandTypeName": null,
                     *       "backofficeUserId": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b90",
                     *       "backofficeUserName": "Beatriz Salles",
                     *       "demandsTags": [
                     *         "019a2c55-0a10-7b42-9d11-6ae1c0b40702"
                     *       ],
                     *       "validationDate": null,
                     *       "feedback": null,
                     *       "journey": null,
                     *       "businessId": "019a2c50-11d0-7c31-9a02-3f6b8d20e201",
                     *       "unread": true,
                     *       "description": "A Rede Sabor enviou nova minuta. Precisamos de parecer sobre exclusividade regional e multa por rescisão antecipada.",
                     *       "creatorName": "Caio Nogueira Brandão",
                     *       "statusChangedAt": "2026-03-09T17:40:00.000Z",
                     *       "validationUserId": null,
                     *       "validationUser": null,
                     *       "attachments": [
                     *         {
                     *           "id": "019a2c61-0c30-7a93-9e01-44b1d6a00501",
                     *           "name": "minuta-distribuicao-v3.pdf",
                     *           "size": 248310,
                     *           "contentType": "application/pdf",
                     *           "key": "uploads/019a2c61-0c30-7a93-9e01-44b1d6a00500"
                     *         }
                     *       ],
                     *       "privateUsers": []
                     *     }
                     */
                    "application/json": components["schemas"]["Demand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    validateDemands: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Active business. Absent before one is chosen: then the answer covers every business that the user may see.
                 * @example 019a2c50-11d0-7c31-9a02-3f6b8d20e201
                 */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                /**
                 * @description One to 100 ids joined by commas
                 * @example 019a2c60-42a0-7d11-8c10-7be2a41f0301,019a2c60-42a0-7d11-8c10-7be2a41f0302
                 */
                ids: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "demandsIds": [
                 *         "019a2c60-42a0-7d11-8c10-7be2a41f0301",
                 *         "019a2c60-42a0-7d11-8c10-7be2a41f0302"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DemandSelection"];
            };
        };
        responses: {
            /** @description The validated demands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "demands": [
                     *         {
                     *           "id": "019a2c60-42a0-7d11-8c10-7be2a41f0301",
                     *           "externalId": 1042,
                     *           "name": "Revisão do contrato de distribuição com a Rede Sabor",
                     *           "statusKey": "IN_PROGRESS",
                     *           "deleveryForecast": "2026-03-16",
                     *           "createdAt": "2026-03-09T12:15:00.000Z",
                     *           "updatedAt": "2026-03-10T14:32:10.000Z",
                     *           "finishedAt": null,
                     *           "lastBackofficeAction": "2026-03-10T14:32:10.000Z",
                     *           "private": false,
                     *           "priority": false,
                     *           "order": 2,
                     *           "visualized": [
                     *             "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02"
                     *           ],
                     *           "following": [
                     *             "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02"
                     *           ],
                     *           "userId": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02",
                     *           "demandTypeName": null,
                     *           "backofficeUserId": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b90",
                     *           "backofficeUserName": "Beatriz Salles",
                     *           "demandsTags": [
                     *             "019a2c55-0a10-7b42-9d11-6ae1c0b40702"
                     *           ],
                     *           "validationDate": null,
                     *           "feedback": null,
                     *           "journey": null,
                     *           "businessId": "019a2c50-11d0-7c31-9a02-3f6b8d20e201",
                     *           "unread": true,
                     *           "description": "A Rede Sabor enviou nova minuta. Precisamos de parecer sobre exclusividade regional e multa por rescisão antecipada.",
                     *           "creatorName": "Caio Nogueira Brandão",
                     *           "statusChangedAt": "2026-03-09T17:40:00.000Z",
                     *           "validationUserId": null,
                     *           "validationUser": null,
                     *           "attachments": [
                     *             {
                     *               "id": "019a2c61-0c30-7a93-9e01-44b1d6a00501",
                     *               "name": "minuta-distribuicao-v3.pdf",
                     *               "size": 248310,
                     *               "contentType": "application/pdf",
                     *               "key": "uploads/019a2c61-0c30-7a93-9e01-44b1d6a00500"
                     *             }
                     *           ],
                     *           "privateUsers": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ValidatedDemands"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    prioritizeDemand: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Active business. Absent before one is chosen: then the answer covers every business that the user may see.
                 * @example 019a2c50-11d0-7c31-9a02-3f6b8d20e201
                 */
                businessId?: components["parameters"]["BusinessId"];
                /**
                 * @description ETag of the version that the user saw; a newer version on the server answers 412
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 019a2c60-42a0-7d11-8c10-7be2a41f0301 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prioritised demand */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a2c60-42a0-7d11-8c10-7be2a41f0301",
                     *       "externalId": 1042,
                     *       "name": "Revisão do contrato de distribuição com a Rede Sabor",
                     *       "statusKey": "IN_PROGRESS",
                     *       "deleveryForecast": "2026-03-16",
                     *       "createdAt": "2026-03-09T12:15:00.000Z",
                     *       "updatedAt": "2026-03-10T14:32:10.000Z",
                     *       "finishedAt": null,
                     *       "lastBackofficeAction": "2026-03-10T14:32:10.000Z",
                     *       "private": false,
                     *       "priority": false,
                     *       "order": 2,
                     *       "visualized": [
                     *         "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02"
                     *       ],
                     *       "following": [
                     *         "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02"
                     *       ],
                     *       "userId": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02",
                     *       "demandTypeName": null,
                     *       "backofficeUserId": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b90",
                     *       "backofficeUserName": "Beatriz Salles",
                     *       "demandsTags": [
                     *         "019a2c55-0a10-7b42-9d11-6ae1c0b40702"
                     *       ],
                     *       "validationDate": null,
                     *       "feedback": null,
                     *       "journey": null,
                     *       "businessId": "019a2c50-11d0-7c31-9a02-3f6b8d20e201",
                     *       "unread": true,
                     *       "description": "A Rede Sabor enviou nova minuta. Precisamos de parecer sobre exclusividade regional e multa por rescisão antecipada.",
                     *       "creatorName": "Caio Nogueira Brandão",
                     *       "statusChangedAt": "2026-03-09T17:40:00.000Z",
                     *       "validationUserId": null,
                     *       "validationUser": null,
                     *       "attachments": [
                     *         {
                     *           "id": "019a2c61-0c30-7a93-9e01-44b1d6a00501",
                     *           "name": "minuta-distribuicao-v3.pdf",
                     *           "size": 248310,
                     *           "contentType": "application/pdf",
                     *           "key": "uploads/019a2c61-0c30-7a93-9e01-44b1d6a00500"
                     *         }
                     *       ],
                     *       "privateUsers": []
                     *     }
                     */
                    "application/json": components["schemas"]["Demand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    followDemand: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Active business. Absent before one is chosen: then the answer covers every business that the user may see.
                 * @example 019a2c50-11d0-7c31-9a02-3f6b8d20e201
                 */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                /** @example 019a2c60-42a0-7d11-8c10-7be2a41f0301 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "following": true
                 *     }
                 */
                "application/json": components["schemas"]["DemandFollowing"];
            };
        };
        responses: {
            /** @description Who follows the demand */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "following": [
                     *         "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DemandFollowers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    viewDemand: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Active business. Absent before one is chosen: then the answer covers every business that the user may see.
                 * @example 019a2c50-11d0-7c31-9a02-3f6b8d20e201
                 */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                /** @example 019a2c60-42a0-7d11-8c10-7be2a41f0301 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who has viewed the demand */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "visualized": [
                     *         "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DemandViewers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unviewDemand: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Active business. Absent before one is chosen: then the answer covers every business that the user may see.
                 * @example 019a2c50-11d0-7c31-9a02-3f6b8d20e201
                 */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                /** @example 019a2c60-42a0-7d11-8c10-7be2a41f0301 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who has viewed the demand */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "visualized": []
                     *     }
                     */
                    "application/json": components["schemas"]["DemandViewers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDemandItems: {
        parameters: {
            query?: {
                /** @example 50 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description `nextCursor` of the answer before; wins over `page`
                 * @example MjAyNi0wMy0wOQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description Active business. Absent before one is chosen: then the answer covers every business that the user may see.
                 * @example 019a2c50-11d0-7c31-9a02-3f6b8d20e201
                 */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                /** @example 019a2c60-42a0-7d11-8c10-7be2a41f0301 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "019a2c63-1d00-7f51-b301-0a7cde410701",
                     *           "type": "TEMPLATED_MESSAGE",
                     *           "content": null,
                     *           "template": {
                     *             "template": "A previsão de entrega mudou de {oldDemand_deleveryForecast} para {demand_deleveryForecast}.",
                     *             "parameters": {
                     *               "oldDemand_deleveryForecast": "2026-03-12",
                     *               "demand_deleveryForecast": "2026-03-16"
                     *             }
                     *           },
                     *           "userType": "BACKOFFICE",
                     *           "userName": "Beatriz Salles",
                     *           "userId": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b90",
                     *           "createdAt": "2026-03-10T14:30:00.000Z",
                     *           "deleted": false,
                     *           "attachments": [],
                     *           "customFields": null
                     *         },
                     *         {
                     *           "id": "019a2c63-1d00-7f51-b301-0a7cde410702",
                     *           "type": "MESSAGE",
                     *           "content": "Podem confirmar se a exclusividade vale também para as filiais do Paraná?",
                     *           "template": null,
                     *           "userType": "CUSTOMER",
                     *           "userName": "Caio Nogueira Brandão",
                     *           "userId": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02",
                     *           "createdAt": "2026-03-10T14:32:10.000Z",
                     *           "deleted": false,
                     *           "attachments": [
                     *             {
                     *               "id": "019a2c63-2010-7c10-8a70-5be0a91f0801",
                     *               "name": "mapa-das-filiais.xlsx",
                     *               "size": 48120,
                     *               "contentType": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
                     *               "key": "uploads/019a2c63-2010-7c10-8a70-5be0a91f0800"
                     *             }
                     *           ],
                     *           "customFields": null
                     *         }
                     *       ],
                     *       "total": 2,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ProcessItemList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createDemandItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Active business. Absent before one is chosen: then the answer covers every business that the user may see.
                 * @example 019a2c50-11d0-7c31-9a02-3f6b8d20e201
                 */
                businessId?: components["parameters"]["BusinessId"];
                /**
                 * @description Chosen by the client; a repeat with the same key and body answers the first result
                 * @example 0f6d6c1e-3f1c-4b57-9a44-2f0b8a4c7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 019a2c60-42a0-7d11-8c10-7be2a41f0301 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "TEMPLATED_MESSAGE",
                 *       "template": {
                 *         "template": "A previsão de entrega mudou de {oldDemand_deleveryForecast} para {demand_deleveryForecast}.",
                 *         "parameters": {
                 *           "oldDemand_deleveryForecast": "2026-03-12",
                 *           "demand_deleveryForecast": "2026-03-16"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProcessItemDraft"];
            };
        };
        responses: {
            /** @description The new item */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a2c63-1d00-7f51-b301-0a7cde410702",
                     *       "type": "MESSAGE",
                     *       "content": "Podem confirmar se a exclusividade vale também para as filiais do Paraná?",
                     *       "template": null,
                     *       "userType": "CUSTOMER",
                     *       "userName": "Caio Nogueira Brandão",
                     *       "userId": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02",
                     *       "createdAt": "2026-03-10T14:32:10.000Z",
                     *       "deleted": false,
                     *       "attachments": [
                     *         {
                     *           "id": "019a2c63-2010-7c10-8a70-5be0a91f0801",
                     *           "name": "mapa-das-filiais.xlsx",
                     *           "size": 48120,
                     *           "contentType": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
                     *           "key": "uploads/019a2c63-2010-7c10-8a70-5be0a91f0800"
                     *         }
                     *       ],
                     *       "customFields": null
                     *     }
                     */
                    "application/json": components["schemas"]["ProcessItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMostRecentDemandItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Active business. Absent before one is chosen: then the answer covers every business that the user may see.
                 * @example 019a2c50-11d0-7c31-9a02-3f6b8d20e201
                 */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                /** @example 019a2c60-42a0-7d11-8c10-7be2a41f0301 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a2c63-1d00-7f51-b301-0a7cde410702",
                     *       "type": "MESSAGE",
                     *       "content": "Podem confirmar se a exclusividade vale também para as filiais do Paraná?",
                     *       "template": null,
                     *       "userType": "CUSTOMER",
                     *       "userName": "Caio Nogueira Brandão",
                     *       "userId": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02",
                     *       "createdAt": "2026-03-10T14:32:10.000Z",
                     *       "deleted": false,
                     *       "attachments": [
                     *         {
                     *           "id": "019a2c63-2010-7c10-8a70-5be0a91f0801",
                     *           "name": "mapa-das-filiais.xlsx",
                     *           "size": 48120,
                     *           "contentType": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
                     *           "key": "uploads/019a2c63-2010-7c10-8a70-5be0a91f0800"
                     *         }
                     *       ],
                     *       "customFields": null
                     *     }
                     */
                    "application/json": components["schemas"]["ProcessItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    postDemandMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Active business. Absent before one is chosen: then the answer covers every business that the user may see.
                 * @example 019a2c50-11d0-7c31-9a02-3f6b8d20e201
                 */
                businessId?: components["parameters"]["BusinessId"];
                /**
                 * @description Chosen by the client; a repeat with the same key and body answers the first result
                 * @example 0f6d6c1e-3f1c-4b57-9a44-2f0b8a4c7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 019a2c60-42a0-7d11-8c10-7be2a41f0301 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "Podem confirmar se a exclusividade vale também para as filiais do Paraná?",
                 *       "attachments": []
                 *     }
                 */
                "application/json": components["schemas"]["MessageDraft"];
            };
        };
        responses: {
            /** @description The new message */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a2c63-1d00-7f51-b301-0a7cde410702",
                     *       "type": "MESSAGE",
                     *       "content": "Podem confirmar se a exclusividade vale também para as filiais do Paraná?",
                     *       "template": null,
                     *       "userType": "CUSTOMER",
                     *       "userName": "Caio Nogueira Brandão",
                     *       "userId": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02",
                     *       "createdAt": "2026-03-10T14:32:10.000Z",
                     *       "deleted": false,
                     *       "attachments": [
                     *         {
                     *           "id": "019a2c63-2010-7c10-8a70-5be0a91f0801",
                     *           "name": "mapa-das-filiais.xlsx",
                     *           "size": 48120,
                     *           "contentType": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
                     *           "key": "uploads/019a2c63-2010-7c10-8a70-5be0a91f0800"
                     *         }
                     *       ],
                     *       "customFields": null
                     *     }
                     */
                    "application/json": components["schemas"]["ProcessItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renameDemand: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Active business. Absent before one is chosen: then the answer covers every business that the user may see.
                 * @example 019a2c50-11d0-7c31-9a02-3f6b8d20e201
                 */
                businessId?: components["parameters"]["BusinessId"];
                /**
                 * @description ETag of the version that the user saw; a newer version on the server answers 412
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 019a2c60-42a0-7d11-8c10-7be2a41f0301 */
                id: components["parameters"]["Id"];
                /** @example Parecer sobre exclusividade regional */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The renamed demand */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a2c60-42a0-7d11-8c10-7be2a41f0301",
                     *       "externalId": 1042,
                     *       "name": "Revisão do contrato de distribuição com a Rede Sabor",
                     *       "statusKey": "IN_PROGRESS",
                     *       "deleveryForecast": "2026-03-16",
                     *       "createdAt": "2026-03-09T12:15:00.000Z",
                     *       "updatedAt": "2026-03-10T14:32:10.000Z",
                     *       "finishedAt": null,
                     *       "lastBackofficeAction": "2026-03-10T14:32:10.000Z",
                     *       "private": false,
                     *       "priority": false,
                     *       "order": 2,
                     *       "visualized": [
                     *         "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02"
                     *       ],
                     *       "following": [
                     *         "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02"
                     *       ],
                     *       "userId": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02",
                     *       "demandTypeName": null,
                     *       "backofficeUserId": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b90",
                     *       "backofficeUserName": "Beatriz Salles",
                     *       "demandsTags": [
                     *         "019a2c55-0a10-7b42-9d11-6ae1c0b40702"
                     *       ],
                     *       "validationDate": null,
                     *       "feedback": null,
                     *       "journey": null,
                     *       "businessId": "019a2c50-11d0-7c31-9a02-3f6b8d20e201",
                     *       "unread": true,
                     *       "description": "A Rede Sabor enviou nova minuta. Precisamos de parecer sobre exclusividade regional e multa por rescisão antecipada.",
                     *       "creatorName": "Caio Nogueira Brandão",
                     *       "statusChangedAt": "2026-03-09T17:40:00.000Z",
                     *       "validationUserId": null,
                     *       "validationUser": null,
                     *       "attachments": [
                     *         {
                     *           "id": "019a2c61-0c30-7a93-9e01-44b1d6a00501",
                     *           "name": "minuta-distribuicao-v3.pdf",
                     *           "size": 248310,
                     *           "contentType": "application/pdf",
                     *           "key": "uploads/019a2c61-0c30-7a93-9e01-44b1d6a00500"
                     *         }
                     *       ],
                     *       "privateUsers": []
                     *     }
                     */
                    "application/json": components["schemas"]["Demand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDemandTags: {
        parameters: {
            query?: {
                /**
                 * @description Part of the name
                 * @example contr
                 */
                name?: string;
            };
            header?: {
                /**
                 * @description Active business. Absent before one is chosen: then the answer covers every business that the user may see.
                 * @example 019a2c50-11d0-7c31-9a02-3f6b8d20e201
                 */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "demandsTags": [
                     *         {
                     *           "id": "019a2c55-0a10-7b42-9d11-6ae1c0b40702",
                     *           "name": "Contratos comerciais",
                     *           "createdAt": "2025-10-02T18:05:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DemandTagList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    saveFeedback: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Active business. Absent before one is chosen: then the answer covers every business that the user may see.
                 * @example 019a2c50-11d0-7c31-9a02-3f6b8d20e201
                 */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "feedbackType": "DEMAND",
                 *       "demandId": "019a2c60-42a0-7d11-8c10-7be2a41f0301",
                 *       "rating": 5,
                 *       "description": "Parecer claro e entregue antes do prazo.",
                 *       "skipped": false
                 *     }
                 */
                "application/json": components["schemas"]["FeedbackDraft"];
            };
        };
        responses: {
            /** @description The stored feedback */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a2c66-9b10-7e21-a0d1-2fb3c47a0901",
                     *       "feedbackType": "DEMAND",
                     *       "demandId": "019a2c60-42a0-7d11-8c10-7be2a41f0301",
                     *       "rating": 5,
                     *       "description": "Parecer claro e entregue antes do prazo.",
                     *       "skipped": false
                     *     }
                     */
                    "application/json": components["schemas"]["Feedback"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                /** @example 019a2c60-42a0-7d11-8c10-7be2a41f0301 */
                demandId?: string;
                /**
                 * @description First day of creation, America/Sao_Paulo, inclusive
                 * @example 2026-03-01
                 */
                startDate?: components["parameters"]["StartDate"];
                /**
                 * @description Last day of creation, America/Sao_Paulo, inclusive
                 * @example 2026-03-31
                 */
                endDate?: components["parameters"]["EndDate"];
                /**
                 * @description Part of the name
                 * @example parecer
                 */
                name?: string;
                /** @example 50 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Zero-based
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
            };
            header?: {
                /**
                 * @description Active business. Absent before one is chosen: then the answer covers every business that the user may see.
                 * @example 019a2c50-11d0-7c31-9a02-3f6b8d20e201
                 */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "documents": [
                     *         {
                     *           "id": "019a2c68-0f10-7d90-8e33-7a10bc5e0a01",
                     *           "name": "Parecer sobre o contrato de distribuição",
                     *           "createdAt": "2026-03-11T16:05:00.000Z",
                     *           "demandId": "019a2c60-42a0-7d11-8c10-7be2a41f0301",
                     *           "demand": {
                     *             "name": "Revisão do contrato de distribuição com a Rede Sabor"
                     *           },
                     *           "flagged": false,
                     *           "fields": null,
                     *           "customFields": {
                     *             "wasSendToCustomer": true
                     *           },
                     *           "userId": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b90",
                     *           "userType": "BACKOFFICE",
                     *           "userName": "Beatriz Salles",
                     *           "status": "waiting",
                     *           "fileName": "parecer-distribuicao.pdf",
                     *           "fileType": "application/pdf",
                     *           "fileSize": 184220
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Active business. Absent before one is chosen: then the answer covers every business that the user may see.
                 * @example 019a2c50-11d0-7c31-9a02-3f6b8d20e201
                 */
                businessId?: components["parameters"]["BusinessId"];
                /**
                 * @description Chosen by the client; a repeat with the same key and body answers the first result
                 * @example 0f6d6c1e-3f1c-4b57-9a44-2f0b8a4c7d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "demandId": "019a2c60-42a0-7d11-8c10-7be2a41f0301",
                 *       "name": "Parecer sobre o contrato de distribuição",
                 *       "awsFileKey": "uploads/019a2c67-ff10-7a11-9a01-1c2be90d0a00",
                 *       "customFields": {
                 *         "wasSendToCustomer": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DocumentDraft"];
            };
        };
        responses: {
            /** @description The new document */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a2c68-0f10-7d90-8e33-7a10bc5e0a01",
                     *       "name": "Parecer sobre o contrato de distribuição",
                     *       "createdAt": "2026-03-11T16:05:00.000Z",
                     *       "demandId": "019a2c60-42a0-7d11-8c10-7be2a41f0301",
                     *       "demand": {
                     *         "name": "Revisão do contrato de distribuição com a Rede Sabor"
                     *       },
                     *       "flagged": false,
                     *       "fields": null,
                     *       "customFields": {
                     *         "wasSendToCustomer": true
                     *       },
                     *       "userId": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b90",
                     *       "userType": "BACKOFFICE",
                     *       "userName": "Beatriz Salles",
                     *       "status": "waiting",
                     *       "fileName": "parecer-distribuicao.pdf",
                     *       "fileType": "application/pdf",
                     *       "fileSize": 184220
                     *     }
                     */
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Active business. Absent before one is chosen: then the answer covers every business that the user may see.
                 * @example 019a2c50-11d0-7c31-9a02-3f6b8d20e201
                 */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                /** @example 019a2c60-42a0-7d11-8c10-7be2a41f0301 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a2c68-0f10-7d90-8e33-7a10bc5e0a01",
                     *       "name": "Parecer sobre o contrato de distribuição",
                     *       "createdAt": "2026-03-11T16:05:00.000Z",
                     *       "demandId": "019a2c60-42a0-7d11-8c10-7be2a41f0301",
                     *       "demand": {
                     *         "name": "Revisão do contrato de distribuição com a Rede Sabor"
                     *       },
                     *       "flagged": false,
                     *       "fields": null,
                     *       "customFields": {
                     *         "wasSendToCustomer": true
                     *       },
                     *       "userId": "019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b90",
                     *       "userType": "BACKOFFICE",
                     *       "userName": "Beatriz Salles",
                     *       "status": "waiting",
                     *       "fileName": "parecer-distribuicao.pdf",
                     *       "fileType": "application/pdf",
                     *       "fileSize": 184220
                     *     }
                     */
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Active business. Absent before one is chosen: then the answer covers every business that the user may see.
                 * @example 019a2c50-11d0-7c31-9a02-3f6b8d20e201
                 */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                /** @example 019a2c60-42a0-7d11-8c10-7be2a41f0301 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address and the name to save under */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "signedUrl": "https://arquivos.firma.example/uploads/019a2c67?expires=1773245100&signature=3f9a",
                     *       "fileName": "parecer-distribuicao.pdf"
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentDownload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createUpload: {
        parameters: {
            query: {
                /** @example contrato-social-2026.pdf */
                fileName: string;
                /**
                 * @description Media type; empty when the browser does not know it
                 * @example application/pdf
                 */
                fileType: string;
                /** @example ATTACHMENT */
                type: components["schemas"]["FileType"];
                /**
                 * @description Bytes
                 * @example 512044
                 */
                fileSize: number;
                /** @example false */
                publicRead?: boolean;
                /** @example false */
                logo?: boolean;
            };
            header?: {
                /**
                 * @description Active business. Absent before one is chosen: then the answer covers every business that the user may see.
                 * @example 019a2c50-11d0-7c31-9a02-3f6b8d20e201
                 */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address and the key of the upload */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "signedUrl": "https://arquivos.firma.example/uploads/019a2c62?expires=1773245100&signature=77c0",
                     *       "key": "uploads/019a2c62-7a10-7bb1-a210-90fe1c2d0600"
                     *     }
                     */
                    "application/json": components["schemas"]["SignedUpload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createDownload: {
        parameters: {
            query: {
                /** @example uploads/019a2c62-7a10-7bb1-a210-90fe1c2d0600 */
                key: string;
            };
            header?: {
                /**
                 * @description Active business. Absent before one is chosen: then the answer covers every business that the user may see.
                 * @example 019a2c50-11d0-7c31-9a02-3f6b8d20e201
                 */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "signedUrl": "https://arquivos.firma.example/uploads/019a2c62?expires=1773245100&signature=a01d"
                     *     }
                     */
                    "application/json": components["schemas"]["SignedDownload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    streamEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An endless stream; the data of each event is a ServerEvent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example data: {"type":"demand","demandId":"019a2c60-42a0-7d11-8c10-7be2a41f0301"} */
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
